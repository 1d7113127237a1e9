import { listOwnedPrompts } from '#features/companies';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { citedDomain } from '../rules/cited-domain.ts';
import { shownDays } from '../rules/site-check/shown-days.ts';
import { listCitedPages } from '../store/cited-pages.ts';

/** Addresses under the site's domain that recent answers cite, most cited first. */
export async function listPagesToCheck(
  db: Queryable,
  {
    userId,
    companyId,
    websiteUrl,
    now,
  }: { userId: AccountId; companyId: CompanyId; websiteUrl: string; now: Date },
): Promise<string[]> {
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const company = owned[0]?.company;
  if (company === undefined) return [];
  const rows = await listCitedPages(db, {
    companyId: company.id,
    promptIds: owned.map(({ prompt }) => prompt.id),
    domain: citedDomain(websiteUrl),
    firstDay: shownDays(now).firstDay,
  });
  return rows.map(({ url }) => url);
}
