import type { EngineId } from '@citato/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { CompanyId } from '#lib/ids';
import { jsonParameter, type Queryable } from '#platform/db';
import type { NamedCells } from '../../rules/packed-days/read-names.ts';
import type { MonthOfPrompt } from './packed-days.ts';
import type { NamedCount } from '../rules/cells/named-days.ts';

interface AskedColumns {
  readonly companyId: CompanyId;
  readonly months: readonly MonthOfPrompt[];
}

const areAsked = ({ companyId, months }: AskedColumns): SQL => sql`
  company_id = ${companyId} and (prompt_id, month) in (
    select "promptId", month from jsonb_to_recordset(${jsonParameter(months)}) as asked ("promptId" uuid, month date))`;

/** How often months of prompts name other companies, read from their columns. */
export async function countColumnNames(db: Queryable, asked: AskedColumns): Promise<NamedCount[]> {
  if (asked.months.length === 0) return [];
  const { rows } = await db.execute<{ row: NamedCount }>(sql`
    select json_build_object('key', one.key, 'name', one.name, 'mentions', sum(one.mentions), 'most', max(one.mentions)) as row
    from monthly_tallies,
      unnest(company_keys, company_names, company_mentions, company_ends) as one (key, name, mentions, last)
    where ${areAsked(asked)} and not is_own[one.last] group by one.key, one.name`);
  return rows.map(({ row }) => row);
}

/** The cells of months of prompts that name chosen companies, read from their columns. */
export async function listColumnCells(
  db: Queryable,
  { keys, ...asked }: AskedColumns & { keys: readonly string[] },
): Promise<NamedCells[]> {
  if (asked.months.length === 0 || keys.length === 0) return [];
  const part = (column: SQL) =>
    sql`${column}[coalesce(company_ends[one.place - 1], 0) + 1 : company_ends[one.place]]`;
  const { rows } = await db.execute<{ row: NamedCells & { engines: EngineId[] } }>(sql`
    select json_build_object('promptId', prompt_id, 'month', month::text, 'engines', engines, 'key', one.key,
      'days', ${part(sql`fact_days`)}, 'engineOf', ${part(sql`fact_engines`)}, 'mentions', ${part(sql`mentions`)},
      'beside', ${part(sql`beside_own`)}, 'before', ${part(sql`before_own`)}) as row
    from monthly_tallies, unnest(company_keys) with ordinality as one (key, place)
    where ${areAsked(asked)} and one.key = any (${sql.param([...keys])}::text[])`);
  return rows.map(({ row }) => row);
}
