import { getTableColumns, sql } from 'drizzle-orm';
import type { OwnedPrompt } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable, Transaction } from '#platform/db';
import { firstOfMonth, listMonths, mergeMonths } from '../rules/merge-months.ts';
import { type DailySource, packSources } from '../rules/tallies/pack-sources.ts';
import { unpackSources } from '../rules/tallies/unpack-sources.ts';
import { monthlySources } from '../tables.ts';
import { type MeasuredScope, isInScope, scopeOf } from './measured-scope.ts';
import { replaceMonths } from './replace-months.ts';

const { companyId: _known, ...READ } = getTableColumns(monthlySources);

/** The cited sites of prompts since a day. */
export async function listDailySources(
  db: Queryable,
  { firstDay, ...scope }: MeasuredScope & { firstDay: RomeDay },
): Promise<(DailySource & { promptId: PromptId })[]> {
  if (scope.promptIds.length === 0) return [];
  const rows = await db
    .select(READ)
    .from(monthlySources)
    .where(sql`${isInScope(monthlySources, scope)} and ${monthlySources.month} >= ${firstOfMonth(firstDay)}`);
  return rows.flatMap(({ promptId, month, ...columns }) =>
    unpackSources({ month, columns }).map((source) => ({ promptId, ...source })),
  );
}

/** Puts the cited sites of prompts' days in the place of whatever was there. */
export async function replaceDailySources(
  tx: Transaction,
  {
    subjects,
    days,
    sources,
  }: {
    subjects: readonly OwnedPrompt[];
    days: readonly RomeDay[];
    sources: readonly (DailySource & { promptId: PromptId })[];
  },
): Promise<void> {
  const rows = await tx
    .select(READ)
    .from(monthlySources)
    .where(
      sql`${isInScope(monthlySources, scopeOf(subjects))}
        and ${monthlySources.month} = any (${sql.param(listMonths(days))}::date[])`,
    )
    .prepare('measurements_monthly_sources')
    .execute();
  const stored = rows.flatMap(({ promptId, month, ...columns }) =>
    unpackSources({ month, columns }).map((source) => ({ promptId, ...source })),
  );
  const merged = mergeMonths({ stored, days, fresh: sources });
  await replaceMonths(tx, monthlySources, {
    subjects,
    current: rows,
    months: merged.map(({ promptId, month, rows: ofMonth }) => ({
      promptId,
      month,
      ...packSources(ofMonth),
    })),
  });
}
