import { domainToUnicode } from 'node:url';
import { type SiteCheck, showWebsite } from '@citato/contract';
import { getOwnedCompany, listOwnedPrompts } from '#features/companies';
import type { AccountId, CompanyId } from '#lib/ids';
import { hostName, isPlatformPage } from '#lib/sites/site';
import { assertIncluded } from '../inclusion/assert-included.ts';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { citedDomain } from '../rules/cited-domain.ts';
import { CRAWLERS } from '../rules/access-log/crawlers.ts';
import { placeCheck } from '../rules/site-check/check-times.ts';
import { listKnownPages, sumCited } from '../rules/site-check/known-pages.ts';
import { shapeCited, shapeUncited, shapeVisit } from '../rules/site-check/shape-check.ts';
import { shownDays } from '../rules/site-check/shown-days.ts';
import { countAnswers, listCitedPages } from '../store/cited-pages.ts';
import { listCrawledPaths } from '../store/visitors.ts';
import { findSiteCheck } from '../store/site-checks.ts';

/** Paths of access logs that are held against what answers cite. */
const MAX_CRAWLED = 500;

/** The own site: pages that recent answers cite and never cite, and what the last visit to it found. */
export async function getSiteCheck(
  { db, clock }: Pick<OwnSiteDeps, 'db' | 'clock'>,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<SiteCheck> {
  const { id, websiteUrl } = await getOwnedCompany(db, { userId, companyId });
  await assertIncluded(db, userId);
  const now = clock.now();
  const host = hostName(websiteUrl);
  const stored = await findSiteCheck(db, id);
  const { isCurrent, isUnderWay, nextAt } = placeCheck({ stored, site: host, now });
  const findings = isCurrent ? (stored?.findings ?? null) : null;
  const days = shownDays(now);
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const asked = { companyId: id, promptIds: owned.map(({ prompt }) => prompt.id), firstDay: days.firstDay };
  const answers = await countAnswers(db, asked);
  const rows = await listCitedPages(db, { ...asked, domain: citedDomain(websiteUrl) });
  const cited = sumCited({ rows, websiteUrl });
  const crawled = await listCrawledPaths(db, { companyId: id, limit: MAX_CRAWLED });
  const known = listKnownPages({ findings, crawled, websiteUrl });
  const checkedAt = stored?.checkedAt ?? null;
  return {
    site: isPlatformPage(websiteUrl) ? showWebsite(websiteUrl) : domainToUnicode(host) || host,
    isOnPlatform: isPlatformPage(websiteUrl),
    isUnderWay,
    nextAt: nextAt?.toISOString() ?? null,
    visit:
      findings === null || checkedAt === null
        ? null
        : shapeVisit({ findings, checkedAt, crawlers: CRAWLERS }),
    cited: { ...days, answers, ...shapeCited({ cited, findings }) },
    uncited: answers === 0 ? null : shapeUncited({ known, cited, findings }),
  };
}
