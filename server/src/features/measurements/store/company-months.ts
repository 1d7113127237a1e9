import {
  type Column,
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  sql,
} from 'drizzle-orm';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, executeOften, insertRows, isAnyOf } from '#platform/db';
import type { CompanyMonth } from '../rules/company-months/company-month.ts';
import {
  type NeededSources,
  NEEDED_COLUMNS,
  type TalliesOfPrompt,
} from '../rules/company-months/needed-columns.ts';
import type { PackedSums } from '../rules/packed-answers/pack-sums.ts';
import { companyMonthNames, companyMonths, monthlySources, monthlyTallies } from '../tables.ts';

/** A company with the prompts its figures are made of. */
interface RatedCompany {
  readonly companyId: OwnedCompanyId;
  readonly promptIds: readonly OwnedPromptId[];
}

export interface MonthOfCompany {
  readonly companyId: CompanyId;
  readonly month: RomeDay;
}

/** Months before one for which so many of a company's prompts have figures and the company none of its own, oldest first. */
export async function listMissingMonths(
  db: Queryable,
  { before, minPrompts, ...rated }: RatedCompany & { before: RomeDay; minPrompts: number },
): Promise<RomeDay[]> {
  const { companyId, promptIds } = rated;
  const counted = await db
    .select({ month: monthlyTallies.month })
    .from(monthlyTallies)
    .where(
      and(
        eq(monthlyTallies.companyId, companyId),
        isAnyOf(monthlyTallies.promptId, promptIds),
        lt(monthlyTallies.month, before),
      ),
    )
    .groupBy(monthlyTallies.month)
    .having(gte(count(), minPrompts))
    .orderBy(asc(monthlyTallies.month));
  const merged = await db
    .select({ month: companyMonths.month })
    .from(companyMonths)
    .where(
      and(
        eq(companyMonths.companyId, companyId),
        isNotNull(companyMonths.answerSums),
        isNotNull(companyMonths.promptIds),
      ),
    );
  const known = new Set(merged.map(({ month }) => month));
  return counted.map(({ month }) => month).filter((month) => !known.has(month));
}

/** One month of prompts, as far as a company's month is made of it. */
export async function loadMonth(
  db: Queryable,
  { companyId, promptIds, month }: RatedCompany & { month: RomeDay },
): Promise<{ tallies: TalliesOfPrompt[]; sources: NeededSources[] }> {
  const columns: Record<string, Column> = getTableColumns(monthlyTallies);
  const named = sql.join(
    NEEDED_COLUMNS.map((key) => sql`${columns[key]} as ${sql.identifier(key)}`),
    sql`, `,
  );
  const tallies = await db.execute<{ row: TalliesOfPrompt }>(sql`
    select to_json(t) as row from (
      select prompt_id as "promptId", ${named} from ${monthlyTallies}
      where ${and(
        eq(monthlyTallies.companyId, companyId),
        inArray(monthlyTallies.promptId, [...promptIds]),
        eq(monthlyTallies.month, month),
      )} offset 0) t`);
  const { domains, domainAnswers } = monthlySources;
  const sources = await db
    .select({ domains, domainAnswers })
    .from(monthlySources)
    .where(
      and(
        eq(monthlySources.companyId, companyId),
        inArray(monthlySources.promptId, [...promptIds]),
        eq(monthlySources.month, month),
      ),
    );
  return { tallies: tallies.rows.map(({ row }) => row), sources };
}

/** Replaces a company's month. */
export async function replaceCompanyMonth(
  tx: Transaction,
  { companyId, month, figures, answers }: MonthOfCompany & { figures: CompanyMonth; answers: PackedSums },
): Promise<void> {
  const { names, ...columns } = figures;
  const isReplaced = and(eq(companyMonths.companyId, companyId), eq(companyMonths.month, month));
  await tx.delete(companyMonths).where(isReplaced);
  await tx.execute(
    insertRows(companyMonths, [
      { companyId, month, ...columns, answerWords: answers.words, answerSums: answers.sums },
    ]),
  );
  const rows = names.map((one) => ({ companyId, month, ...one }));
  if (rows.length > 0) await tx.execute(insertRows(companyMonthNames, rows));
}

/** Takes away months of companies, whose figures have changed. */
export async function dropCompanyMonths(
  tx: Transaction,
  { companyIds, months }: { companyIds: readonly CompanyId[]; months: readonly RomeDay[] },
): Promise<void> {
  const { companyId, month } = companyMonths;
  await executeOften(
    tx,
    sql`delete from ${companyMonths} where ${isAnyOf(companyId, companyIds)}
      and ${month} = any (${sql.param([...months])}::date[])`,
  );
}
