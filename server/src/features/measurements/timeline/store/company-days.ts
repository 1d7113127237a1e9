import { sql } from 'drizzle-orm';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { NamedCount, NamedInCompanyMonth } from '../rules/cells/named-days.ts';
import type { DaysOfCompany } from '../rules/cells/period-sums.ts';
import { daysParameter } from './scope.ts';

interface StoredMonths {
  readonly companyId: CompanyId;
  /** Those that are added up. */
  readonly months: readonly DaysOfCompany[];
}

const nameMonths = (months: readonly DaysOfCompany[]) => daysParameter(months.map(({ month }) => month));

/** Those of these months that are added up for the whole company, as JSON, which is parsed faster than arrays. */
export async function listCompanyDays(
  db: Queryable,
  { companyId, months }: { companyId: CompanyId; months: readonly RomeDay[] },
): Promise<DaysOfCompany[]> {
  const { rows } = await db.execute<{ row: DaysOfCompany }>(sql`
    select json_build_object('month', month::text, 'engines', engines, 'cellDays', cell_days, 'cellEngines', cell_engines,
      'ok', ok, 'ownMentions', own_mentions, 'promptIds', prompt_ids) as row
    from company_months where company_id = ${companyId} and month = any (${daysParameter(months)}) order by month`);
  return rows.map(({ row }) => row);
}

/** How often the other companies are named in these months, by the names they are called. */
export async function listNamedCounts(
  db: Queryable,
  { companyId, months }: StoredMonths,
): Promise<NamedCount[]> {
  if (months.length === 0) return [];
  const { rows } = await db.execute<{ row: NamedCount }>(sql`
    select json_build_object('key', key, 'name', name, 'mentions', sum(mentions), 'most', max(mentions)) as row
    from company_month_names
    where company_id = ${companyId} and month = any (${nameMonths(months)}) and not is_own group by key, name`);
  return rows.map(({ row }) => row);
}

/** Chosen companies in months that are added up. */
export async function listNamedMonths(
  db: Queryable,
  { companyId, months, keys }: StoredMonths & { keys: readonly string[] },
): Promise<NamedInCompanyMonth[]> {
  if (months.length === 0 || keys.length === 0) return [];
  const { rows } = await db.execute<{
    row: Omit<NamedInCompanyMonth, 'engines' | 'besideDays'> & { besideDays: string | null };
  }>(sql`
    select json_build_object('month', month::text, 'key', key, 'days', fact_days, 'engineOf', fact_engines,
      'mentions', fact_mentions, 'besideDays', encode(beside_days, 'hex')) as row
    from company_month_names
    where company_id = ${companyId} and month = any (${nameMonths(months)})
      and key = any (${sql.param([...keys])}::text[])`);
  const engines = new Map(months.map((month) => [month.month, month.engines]));
  return rows.map(({ row }) => ({
    ...row,
    engines: engines.get(row.month) ?? [],
    besideDays: row.besideDays === null ? null : Buffer.from(row.besideDays, 'hex'),
  }));
}
