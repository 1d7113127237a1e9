import type { SiteVisitors } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import { type RomeDay, addDays } from '#lib/rome-time';
import { belongsToSite } from '#lib/sites/site';
import type { Queryable } from '#platform/db';
import { assertIncluded } from '../inclusion/assert-included.ts';
import { nameVisitedFrom } from '../rules/access-log/engine-visits.ts';
import { readPath } from '../rules/access-log/read-path.ts';
import { citedDomain } from '../rules/cited-domain.ts';
import { shapeCrawlers } from '../rules/shape-crawlers.ts';
import { shapeLog } from '../rules/shape-log.ts';
import { listLogs } from '../store/access-logs.ts';
import { listCitedAddresses } from '../store/cited-pages.ts';
import { findLogAddress } from '../store/log-addresses.ts';
import {
  findLogSpan,
  listReadPages,
  listReadPaths,
  listVisitedPages,
  sumByCrawler,
  sumByEngine,
} from '../store/visitors.ts';

/** The days that are shown, ending with the last one counted. */
const SHOWN_DAYS = 90;
const MAX_LOGS = 20;
const MAX_PAGES = 50;

/** Who came to a company's site from AI, by its access logs, beside the pages answers cite. */
export async function getSiteVisitors(
  db: Queryable,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<SiteVisitors> {
  const { id, websiteUrl } = await getOwnedCompany(db, { userId, companyId });
  await assertIncluded(db, userId);
  const address = await findLogAddress(db, id);
  const logs = await listLogs(db, { companyId: id, limit: MAX_LOGS });
  const measured = await findLogSpan(db, id);
  const known = {
    logs: logs.map(shapeLog),
    address: address && {
      createdAt: address.createdAt.toISOString(),
      lastUsedAt: address.lastUsedAt?.toISOString() ?? null,
    },
  };
  if (measured === null) return { ...known, span: null, ...NOTHING };
  const { lastDay } = measured;
  const first = addDays(lastDay, 1 - SHOWN_DAYS);
  const span = { firstDay: first > measured.firstDay ? first : measured.firstDay, lastDay };
  const days = { companyId: id, ...span };
  const cited = await countCited(db, { companyId: id, websiteUrl, firstDay: span.firstDay });
  const withCitations = <Page extends { path: string }>(page: Page) => ({
    ...page,
    citedIn: cited.get(page.path) ?? 0,
  });
  const listPages = async (by: 'reads' | 'failed') =>
    (await listReadPages(db, { ...days, limit: MAX_PAGES, by })).map((page) =>
      withCitations({ ...page, lastAt: new Date(page.lastAt).toISOString() }),
    );
  const engines = await sumByEngine(db, days);
  const read = await listReadPaths(db, { ...days, paths: [...cited.keys()] });
  return {
    ...known,
    span,
    crawlers: shapeCrawlers(await sumByCrawler(db, days)),
    pages: await listPages('reads'),
    failing: await listPages('failed'),
    engines: engines.map(({ engine, visits }) => ({ engine, name: nameVisitedFrom(engine), visits })),
    visitedPages: (await listVisitedPages(db, { ...days, limit: MAX_PAGES })).map(withCitations),
    citedUnread: [...cited]
      .filter(([path]) => !read.has(path))
      .slice(0, MAX_PAGES)
      .map(([path, citedIn]) => ({ path, citedIn })),
  };
}

const NOTHING = { crawlers: [], pages: [], failing: [], engines: [], visitedPages: [], citedUnread: [] };

/** Paths of the site that answers of these days cite, with how many do, most cited first. */
async function countCited(
  db: Queryable,
  {
    companyId,
    websiteUrl,
    firstDay,
  }: Pick<Parameters<typeof listCitedAddresses>[1], 'companyId'> & { websiteUrl: string; firstDay: RomeDay },
): Promise<Map<string, number>> {
  const rows = await listCitedAddresses(db, { companyId, domain: citedDomain(websiteUrl), firstDay });
  const counts = new Map<string, number>();
  for (const { url, answers } of rows) {
    if (!belongsToSite({ url, websiteUrl })) continue;
    const path = readPath(url);
    counts.set(path, (counts.get(path) ?? 0) + answers);
  }
  return new Map([...counts].toSorted(([, a], [, b]) => b - a));
}
