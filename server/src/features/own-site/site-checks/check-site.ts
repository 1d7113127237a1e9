import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import { hostName } from '#lib/sites/site';
import type { JobExecution } from '#platform/jobs';
import { runExclusively } from '#platform/limits';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { recentSince } from '../rules/site-check/check-times.ts';
import type { SiteFindings } from '../rules/site-check/site-findings.ts';
import { findVisitOf, recordFindings, withdrawRequest } from '../store/site-checks.ts';
import { listPagesToCheck } from './list-pages-to-check.ts';
import { readSite } from './read-site.ts';

/** One visit to a site at a time, over all companies and processes. */
const VISIT = { name: 'site-visit', leaseSeconds: 60 };
const BUSY_PAUSE_MS = 2_000;

/** Visits a company's site, once in 24 hours for all companies of that site: a visit another one began stands for it, too. */
export async function checkSite(
  deps: OwnSiteDeps,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
  { signal, isLastAttempt, putOff }: Pick<JobExecution, 'signal' | 'isLastAttempt' | 'putOff'>,
): Promise<void> {
  const { db, clock } = deps;
  const company = await getOwnedCompany(db, { userId, companyId }).catch(passOverGone);
  if (company === null) return;
  const { id, websiteUrl } = company;
  const site = hostName(websiteUrl);
  try {
    const visit = await runExclusively(db, { exclusive: VISIT, key: site }, async () => {
      const recent = await findVisitOf(db, { site, since: recentSince(clock.now()) });
      if (recent !== null) return recent;
      const cited = await listPagesToCheck(db, { userId, companyId: id, websiteUrl, now: clock.now() });
      const findings: SiteFindings = await readSite(deps, { websiteUrl, cited, signal });
      return { checkedAt: clock.now(), findings };
    });
    if (visit === null) putOff(new Date(clock.now().getTime() + BUSY_PAUSE_MS));
    else await recordFindings(db, { companyId: id, site, ...visit });
  } catch (error) {
    if (isLastAttempt && !signal.aborted) await withdrawRequest(db, id);
    throw error;
  }
}

/** Deleted meanwhile. */
function passOverGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'companies.not_found') return null;
  throw error;
}
