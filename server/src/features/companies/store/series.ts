import { and, asc, count, eq, gt } from 'drizzle-orm';
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

/** How often a prompt was changed on a day. */
export async function countChangesOfDay(
  db: Queryable,
  { promptId, day }: { promptId: OwnedPromptId; day: RomeDay },
): Promise<number> {
  const [row] = await db
    .select({ changes: count() })
    .from(promptSeries)
    .where(
      and(eq(promptSeries.promptId, promptId), eq(promptSeries.firstDay, day), gt(promptSeries.number, 1)),
    );
  return row?.changes ?? 0;
}
