import { sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { Verification } from '../rules/access-log/verify-address.ts';

export interface VisitedDays {
  readonly companyId: OwnedCompanyId;
  readonly firstDay: RomeDay;
  readonly lastDay: RomeDay;
}

/** The first and last day with anything counted; null while there is none. */
export async function findLogSpan(
  db: Queryable,
  companyId: OwnedCompanyId,
): Promise<{ firstDay: RomeDay; lastDay: RomeDay } | null> {
  const { rows } = await db.execute<{ firstDay: string | null; lastDay: string | null }>(sql`
    select min(day)::text as "firstDay", max(day)::text as "lastDay"
    from access_log_days where company_id = ${companyId}`);
  const { firstDay = null, lastDay = null } = rows[0] ?? {};
  return firstDay === null || lastDay === null ? null : { firstDay, lastDay };
}

/** What each crawler read, by where it came from. */
export async function sumByCrawler(db: Queryable, { companyId, firstDay, lastDay }: VisitedDays) {
  const { rows } = await db.execute<{
    crawler: string;
    verification: Verification;
    reads: number;
    failed: number;
    pages: number;
    lastAt: string;
  }>(sql`
    select crawler, verification, sum(reads)::int as reads, sum(failed)::int as failed,
      count(distinct path)::int as pages, max(last_at) as "lastAt"
    from crawler_reads
    where company_id = ${companyId} and day between ${firstDay} and ${lastDay}
    group by crawler, verification`);
  return rows;
}

/** Pages crawlers read, those from foreign addresses left out; the pages beyond those counted one by one are none. */
export async function listReadPages(
  db: Queryable,
  { companyId, firstDay, lastDay, limit, by }: VisitedDays & { limit: number; by: 'reads' | 'failed' },
) {
  const { rows } = await db.execute<{
    path: string;
    reads: number;
    failed: number;
    failedStatus: number | null;
    crawlers: string[];
    lastAt: string;
  }>(sql`
    select path, sum(reads)::int as reads, sum(failed)::int as failed,
      (array_agg(failed_status order by last_at desc) filter (where failed_status is not null))[1] as "failedStatus",
      array_agg(distinct crawler) as crawlers, max(last_at) as "lastAt"
    from crawler_reads
    where company_id = ${companyId} and day between ${firstDay} and ${lastDay}
      and verification <> 'outside' and path <> ''
    group by path
    having ${by === 'failed' ? sql`sum(failed) > 0` : sql`true`}
    order by ${by === 'failed' ? sql`sum(failed)` : sql`sum(reads)`} desc, path
    limit ${limit}`);
  return rows;
}

/** Of some pages, those a crawler read. */
export async function listReadPaths(
  db: Queryable,
  { companyId, firstDay, lastDay, paths }: VisitedDays & { paths: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select distinct path from crawler_reads
    where company_id = ${companyId} and day between ${firstDay} and ${lastDay}
      and verification <> 'outside' and failed < reads and path = any (${sql.param([...paths])}::text[])`);
  return new Set(rows.map(({ path }) => path));
}

/** How many people came from each engine. */
export async function sumByEngine(db: Queryable, { companyId, firstDay, lastDay }: VisitedDays) {
  const { rows } = await db.execute<{ engine: string; visits: number }>(sql`
    select engine, sum(visits)::int as visits from engine_visits
    where company_id = ${companyId} and day between ${firstDay} and ${lastDay}
    group by engine order by visits desc, engine`);
  return rows;
}

/** The pages people came to from an engine. */
export async function listVisitedPages(
  db: Queryable,
  { companyId, firstDay, lastDay, limit }: VisitedDays & { limit: number },
) {
  const { rows } = await db.execute<{ path: string; visits: number }>(sql`
    select path, sum(visits)::int as visits from engine_visits
    where company_id = ${companyId} and day between ${firstDay} and ${lastDay} and path <> ''
    group by path order by visits desc, path limit ${limit}`);
  return rows;
}

/** Pages a crawler read without an error in any log that is kept, most read first. */
export async function listCrawledPaths(
  db: Queryable,
  { companyId, limit }: { companyId: OwnedCompanyId; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select path from crawler_reads
    where company_id = ${companyId} and verification <> 'outside' and failed < reads and path <> ''
    group by path order by sum(reads) desc, path limit ${limit}`);
  return rows.map(({ path }) => path);
}
