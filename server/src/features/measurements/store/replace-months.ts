import { type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { OwnedPrompt } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import {
  type Transaction,
  executeOften,
  insertRows,
  jsonParameter,
  readRows,
  renderOnce,
} from '#platform/db';
import type { monthlyAnswers, monthlySources, monthlyTallies } from '../tables.ts';
import { isInScope, scopeOf } from './measured-scope.ts';

type MonthTable = typeof monthlyTallies | typeof monthlySources | typeof monthlyAnswers;

interface MonthOfPrompt {
  readonly promptId: PromptId;
  /** Its first day. */
  readonly month: RomeDay;
}

/**
 * Puts months of prompts in the place of those that stand there. A month that stands is written over: on a spread
 * database that is done where it lies, and a new row goes the longer way.
 */
export async function replaceMonths<Table extends MonthTable>(
  tx: Transaction,
  table: Table,
  {
    subjects,
    current,
    months,
  }: {
    subjects: readonly OwnedPrompt[];
    current: readonly MonthOfPrompt[];
    months: readonly (MonthOfPrompt & Omit<InferSelectModel<Table>, 'companyId' | keyof MonthOfPrompt>)[];
  },
): Promise<void> {
  const companies = new Map(subjects.map(({ prompt, company }) => [prompt.id.toString(), company.id]));
  const rows = months.flatMap((row) => {
    const companyId = companies.get(row.promptId);
    return companyId === undefined ? [] : [{ ...row, companyId }];
  });
  const stored = new Set(current.map(nameMonth));
  const kept = new Set(rows.map(nameMonth));
  const isOfScope = isInScope(table, scopeOf(subjects));
  const gone = current.filter((one) => !kept.has(nameMonth(one)));
  if (gone.length > 0)
    await tx.execute(sql`delete from ${table} where ${isOfScope} and (prompt_id, month) in (
      select "promptId", month from jsonb_to_recordset(${jsonParameter(gone)}) as gone ("promptId" uuid, month date))`);
  const renewed = rows.filter((row) => stored.has(nameMonth(row)));
  if (renewed.length > 0)
    await executeOften(
      tx,
      sql`update ${table} set ${renewing(table)} from ${readRows<PgTable>(table, renewed)} as fresh
        where ${table.promptId} = fresh.prompt_id and ${table.month} = fresh.month and ${isOfScope}`,
    );
  const added = rows.filter((row) => !stored.has(nameMonth(row)));
  if (added.length > 0) await executeOften(tx, insertRows<PgTable>(table, added));
}

const nameMonth = ({ promptId, month }: MonthOfPrompt): string => `${promptId} ${month}`;

const texts = new WeakMap<MonthTable, SQL>();

/** Every column but those that tell a row apart. */
function renewing(table: MonthTable): SQL {
  const known = texts.get(table);
  if (known !== undefined) return known;
  const keys = [table.companyId.name, table.promptId.name, table.month.name];
  const text = renderOnce(
    sql.join(
      getTableConfig(table)
        .columns.filter(({ name }) => !keys.includes(name))
        .map(({ name }) => sql`${sql.identifier(name)} = fresh.${sql.identifier(name)}`),
      sql`, `,
    ),
  );
  texts.set(table, text);
  return text;
}
