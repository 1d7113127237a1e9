import { type Column, and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type OwnedPromptId, companiesOf, ratedPrompts } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, executeOften, insertRows } from '#platform/db';
import { type CompanyMonth } from '../rules/company-months/company-month.ts';
import {
  type NeededSources,
  NEEDED_COLUMNS,
  type NeededTallies,
} from '../rules/company-months/needed-columns.ts';
import { companyMonthNames, companyMonths, monthlySources, monthlyTallies } from '../tables.ts';

export interface MonthOfCompany {
  readonly companyId: CompanyId;
  readonly month: RomeDay;
}

/**
 * Months before one for which a company has figures of at least so many prompts and none of its own, oldest first. The
 * prompts that count are those a company's rates are made of: neither archived nor naming it themselves.
 */
export async function listMissingMonths(
  db: Queryable,
  { before, minPrompts, limit }: { before: RomeDay; minPrompts: number; limit: number },
): Promise<MonthOfCompany[]> {
  const { rows } = await db.execute<{ companyId: CompanyId; month: RomeDay }>(sql`
    select rated.company_id as "companyId", t.month::text as month
    from monthly_tallies t join ${ratedPrompts} on rated.prompt_id = t.prompt_id
    where t.month < ${before} and not exists (
      select from company_months m where m.company_id = rated.company_id and m.month = t.month)
    group by 1, 2 having count(*) >= ${minPrompts} order by 2, 1 limit ${limit}`);
  return rows;
}

/** One month of prompts, as far as a company's month is made of it. */
export async function loadMonth(
  db: Queryable,
  { promptIds, month }: { promptIds: readonly OwnedPromptId[]; month: RomeDay },
): Promise<{ tallies: NeededTallies[]; sources: NeededSources[] }> {
  const columns: Record<string, Column> = getTableColumns(monthlyTallies);
  const named = sql.join(
    NEEDED_COLUMNS.map((key) => sql`${columns[key]} as ${sql.identifier(key)}`),
    sql`, `,
  );
  const { promptId } = monthlyTallies;
  const tallies = await db.execute<{ row: NeededTallies }>(sql`
    select to_json(t) as row from (
      select ${named} from ${monthlyTallies}
      where ${and(inArray(promptId, [...promptIds]), eq(monthlyTallies.month, month))}) t`);
  const { domains, domainAnswers } = monthlySources;
  const sources = await db
    .select({ domains, domainAnswers })
    .from(monthlySources)
    .where(and(inArray(monthlySources.promptId, [...promptIds]), eq(monthlySources.month, month)));
  return { tallies: tallies.rows.map(({ row }) => row), sources };
}

/** Replaces a company's month. */
export async function replaceCompanyMonth(
  tx: Transaction,
  { companyId, month, figures }: MonthOfCompany & { figures: CompanyMonth },
): Promise<void> {
  const { names, ...columns } = figures;
  const isReplaced = and(eq(companyMonths.companyId, companyId), eq(companyMonths.month, month));
  await tx.delete(companyMonths).where(isReplaced);
  await tx.execute(insertRows(companyMonths, [{ companyId, month, ...columns }]));
  const rows = names.map((one) => ({ companyId, month, ...one }));
  if (rows.length > 0) await tx.execute(insertRows(companyMonthNames, rows));
}

/** Takes away the months of companies that figures of these prompts are part of. */
export async function dropCompanyMonths(
  tx: Transaction,
  { promptIds, months }: { promptIds: readonly OwnedPromptId[]; months: readonly RomeDay[] },
): Promise<void> {
  const { companyId, month } = companyMonths;
  await executeOften(
    tx,
    sql`delete from ${companyMonths} where ${inArray(companyId, companiesOf(promptIds))}
      and ${month} = any (${sql.param([...months])}::date[])`,
  );
}
