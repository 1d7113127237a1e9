import type { EngineId } from '@citato/contract';
import { type Column, getTableColumns, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { CompanyId, PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { jsonParameter, type Queryable, type Transaction, uuidsParameter } from '#platform/db';
import { packDays } from '../../rules/packed-days/pack-days.ts';
import { packNames } from '../../rules/packed-days/pack-names.ts';
import { CELL_COLUMNS, NAME_COLUMNS } from '../../rules/packed-days/packed-columns.ts';
import { countCells, type StoredDays } from '../../rules/packed-days/read-days.ts';
import { areNamesOf, type StoredNames } from '../../rules/packed-days/read-names.ts';
import type { TallyColumns } from '../../rules/tallies/month-columns.ts';
import { monthlyTallies } from '../../tables.ts';
import { createSplit, joinWords, splitWords } from '../../store/packed-months.ts';

/** A month of one prompt. */
export interface MonthOfPrompt {
  readonly promptId: PromptId;
  /** Its first day. */
  readonly month: RomeDay;
}

/**
 * The packed cells of prompts in these months, oldest first. A month without them, and one a build that knows none has
 * counted since, is packed here from its columns.
 */
export async function listPackedDays(
  db: Queryable,
  {
    companyId,
    promptIds,
    months,
  }: { companyId: CompanyId; promptIds: readonly OwnedPromptId[]; months: readonly RomeDay[] },
): Promise<StoredDays[]> {
  if (months.length === 0) return [];
  const { rows } = await db.execute<{
    promptId: PromptId;
    month: RomeDay;
    engines: string;
    models: string;
    readers: string;
    cells: number;
    bytes: Buffer | null;
  }>(sql`
    select prompt_id as "promptId", month::text as month, ${joinWords(sql`engines`)} as engines,
      ${joinWords(sql`models`)} as models, ${joinWords(sql`readers`)} as readers,
      cardinality(cell_days) as cells, packed_days as bytes
    from monthly_tallies
    where company_id = ${companyId} and prompt_id = any (${uuidsParameter(promptIds)})
      and month = any (${sql.param([...months])}::date[])
    order by month, prompt_id`);
  const unpacked = rows.filter(({ bytes, cells }) => bytes === null || countCells(bytes) !== cells);
  const packed = await packColumns(db, { companyId, months: unpacked });
  const split = createSplit();
  return rows.map(({ promptId, month, engines, models, readers, bytes }) => ({
    promptId,
    month,
    engines: split<EngineId>(engines),
    models: split(models),
    readers: split(readers),
    bytes: packed.get(nameMonth({ promptId, month })) ?? bytes ?? new Uint8Array(),
  }));
}

/** Whom these months name, as far as it is packed: of a prompt's newest month. */
export async function listPackedNames(
  db: Queryable,
  {
    companyId,
    promptIds,
    months,
  }: { companyId: CompanyId; promptIds: readonly OwnedPromptId[]; months: readonly RomeDay[] },
): Promise<StoredNames[]> {
  if (months.length === 0) return [];
  const { rows } = await db.execute<
    MonthOfPrompt & { keys: string; names: string; cells: number; bytes: Buffer } & Record<string, unknown>
  >(sql`
    select prompt_id as "promptId", month::text as month, ${joinWords(sql`company_keys`)} as keys,
      ${joinWords(sql`company_names`)} as names, cardinality(cell_days) as cells, packed_names as bytes
    from monthly_tallies
    where company_id = ${companyId} and prompt_id = any (${uuidsParameter(promptIds)})
      and month = any (${sql.param([...months])}::date[]) and packed_names is not null`);
  return rows
    .map(({ promptId, month, keys, names, cells, bytes }) => ({
      promptId,
      month,
      companyKeys: splitWords(keys),
      companyNames: splitWords(names),
      cells,
      bytes,
    }))
    .filter((one) => areNamesOf(one.bytes, one));
}

/** Months of prompts that are not packed yet, a few at a time. */
export async function listUnpackedMonths(
  db: Queryable,
  {
    companyId,
    promptIds,
    limit,
  }: { companyId: CompanyId; promptIds: readonly OwnedPromptId[]; limit: number },
): Promise<UnpackedMonth[]> {
  const { rows } = await db.execute<UnpackedMonth & Record<string, unknown>>(sql`
    select prompt_id as "promptId", month::text as month, is_newest as "isNewest" from (
      select prompt_id, month, packed_days is null as is_missing,
        month = max(month) over (partition by prompt_id) as is_newest
      from monthly_tallies
      where company_id = ${companyId} and prompt_id = any (${uuidsParameter(promptIds)})) months
    where is_missing limit ${limit}`);
  return rows;
}
type UnpackedMonth = MonthOfPrompt & { readonly isNewest: boolean };

/** Packs months from their columns, as they stand. */
export async function packMonths(
  tx: Transaction,
  asked: { companyId: CompanyId; months: readonly UnpackedMonth[] },
): Promise<void> {
  const columns = await listColumns(tx, { ...asked, keys: [...CELL_COLUMNS, ...NAME_COLUMNS] });
  const newest = new Set(asked.months.flatMap((one) => (one.isNewest ? [nameMonth(one)] : [])));
  const rows = columns.map((one) => ({
    promptId: one.promptId,
    month: one.month,
    days: packDays(one).slice(2),
    names: newest.has(nameMonth(one)) ? packNames(one).slice(2) : null,
  }));
  await tx.execute(sql`
    update monthly_tallies t set packed_days = decode(days, 'hex'), packed_names = decode(names, 'hex')
    from jsonb_to_recordset(${jsonParameter(rows)}) as packed ("promptId" uuid, month date, days text, names text)
    where t.company_id = ${asked.companyId} and t.prompt_id = packed."promptId" and t.month = packed.month`);
}

const nameMonth = ({ promptId, month }: MonthOfPrompt): string => `${promptId} ${month}`;

async function packColumns(
  db: Queryable,
  asked: { companyId: CompanyId; months: readonly MonthOfPrompt[] },
): Promise<Map<string, Uint8Array>> {
  const columns = await listColumns(db, { ...asked, keys: CELL_COLUMNS });
  return new Map(columns.map((one) => [nameMonth(one), Buffer.from(packDays(one).slice(2), 'hex')]));
}

/** Columns of months, as JSON, which is parsed several times as fast as arrays. */
async function listColumns<Key extends keyof TallyColumns>(
  db: Queryable,
  {
    companyId,
    months,
    keys,
  }: { companyId: CompanyId; months: readonly MonthOfPrompt[]; keys: readonly Key[] },
): Promise<(Pick<TallyColumns, Key> & MonthOfPrompt)[]> {
  if (months.length === 0) return [];
  const all: Record<string, Column> = getTableColumns(monthlyTallies);
  const columns = [...new Set(keys)].map((key) => sql`${all[key]} as ${sql.identifier(key)}`);
  const asked = months.map(({ promptId, month }) => ({ promptId, month }));
  const { rows } = await db.execute<{ row: Pick<TallyColumns, Key> & MonthOfPrompt }>(sql`
    select to_json(t) as row from (
      select prompt_id as "promptId", ${monthlyTallies.month} as month, ${sql.join(columns, sql`, `)}
      from ${monthlyTallies} where company_id = ${companyId} and (prompt_id, month) in (
        select "promptId", month from jsonb_to_recordset(${jsonParameter(asked)}) as asked ("promptId" uuid, month date))
      offset 0) t`);
  return rows.map(({ row }) => row);
}
