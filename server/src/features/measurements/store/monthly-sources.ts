import { sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Transaction, executeOften, insertRows, isAnyOf } from '#platform/db';
import { listMonths, mergeMonths } from '../rules/merge-months.ts';
import { type DailySource, packSources } from '../rules/tallies/pack-sources.ts';
import { unpackSources } from '../rules/tallies/unpack-sources.ts';
import { monthlySources } from '../tables.ts';

/** Puts the cited sites of prompts' days in the place of whatever was there. */
export async function replaceDailySources(
  tx: Transaction,
  {
    promptIds,
    days,
    sources,
  }: {
    promptIds: readonly OwnedPromptId[];
    days: readonly RomeDay[];
    sources: readonly (DailySource & { promptId: PromptId })[];
  },
): Promise<void> {
  const isReplaced = sql`${isAnyOf(monthlySources.promptId, promptIds)}
    and ${monthlySources.month} = any (${sql.param(listMonths(days))}::date[])`;
  const rows = await tx
    .select()
    .from(monthlySources)
    .where(isReplaced)
    .prepare('measurements_monthly_sources')
    .execute();
  const stored = rows.flatMap(({ promptId, month, ...columns }) =>
    unpackSources({ month, columns }).map((source) => ({ promptId, ...source })),
  );
  const merged = mergeMonths({ stored, days, fresh: sources });
  if (rows.length > 0) await tx.delete(monthlySources).where(isReplaced);
  if (merged.length === 0) return;
  const packed = merged.map(({ promptId, month, rows: ofMonth }) => ({
    promptId,
    month,
    ...packSources(ofMonth),
  }));
  await executeOften(tx, insertRows(monthlySources, packed));
}
