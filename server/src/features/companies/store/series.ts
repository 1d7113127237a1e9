import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, isAnyOf } from '#platform/db';
import type { OwnedPromptId } from '../rules/ownership.ts';
import { type SeriesRow, promptSeries } from '../tables.ts';

/** All series of prompts, each prompt's oldest first. */
export async function listSeriesOfPrompts(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<SeriesRow[]> {
  return db
    .select()
    .from(promptSeries)
    .where(isAnyOf(promptSeries.promptId, promptIds))
    .orderBy(asc(promptSeries.promptId), asc(promptSeries.number));
}

/** How often the one of some prompts that was changed most was changed on a day. */
export async function countChangesOfDay(
  db: Queryable,
  { promptIds, day }: { promptIds: readonly PromptId[]; day: RomeDay },
): Promise<number> {
  const [row] = await db
    .select({ changes: count() })
    .from(promptSeries)
    .where(
      and(
        isAnyOf(promptSeries.promptId, promptIds),
        eq(promptSeries.firstDay, day),
        gt(promptSeries.number, 1),
      ),
    )
    .groupBy(promptSeries.promptId)
    .orderBy(desc(count()))
    .limit(1);
  return row?.changes ?? 0;
}
