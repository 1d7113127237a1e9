import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import { hostName, isPlatformPage } from '#lib/sites/site';
import { withTransaction } from '#platform/db';
import { assertIncluded } from '../inclusion/assert-included.ts';
import { checkedLately } from '../errors.ts';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { placeCheck } from '../rules/site-check/check-times.ts';
import { lockSiteCheck, recordRequest } from '../store/site-checks.ts';
import { checkSiteJob } from './check-site-job.ts';

/** Over all companies of an account, however many sites they have. */
const CHECKS = { name: 'site-checks', uses: 60, windowSeconds: 24 * 60 * 60 };

/** Has a company's site read; one that is under way is not begun again. */
export async function requestSiteCheck(
  { db, clock, queue, limits }: OwnSiteDeps,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<{ isUnderWay: boolean }> {
  const { id, websiteUrl } = await getOwnedCompany(db, { userId, companyId });
  await assertIncluded(db, userId);
  if (isPlatformPage(websiteUrl)) throw new AppError('own_site.on_platform');
  await limits.take(CHECKS, userId);
  const site = hostName(websiteUrl);
  await withTransaction(db, async (tx) => {
    const now = clock.now();
    const stored = await lockSiteCheck(tx, id);
    const { isUnderWay, nextAt } = placeCheck({ stored, site, now });
    if (isUnderWay) return;
    if (nextAt !== null) throw checkedLately(nextAt);
    await recordRequest(tx, { companyId: id, site, requestedAt: now });
    await queue.enqueue(tx, checkSiteJob, { userId, companyId: id }, { groupId: userId, isUrgent: true });
  });
  return { isUnderWay: true };
}
