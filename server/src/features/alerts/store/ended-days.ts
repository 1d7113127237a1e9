import { and, countDistinct, eq, sql } from 'drizzle-orm';
import { endedAnalyses } from '#features/answers';
import type { OwnedPromptId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, uuidsParameter } from '#platform/db';

/** How many of these prompts have an ended analysis of a day. */
export async function countEndedOn(
  db: Queryable,
  { promptIds, day }: { promptIds: readonly OwnedPromptId[]; day: RomeDay },
): Promise<number> {
  const [row] = await db
    .select({ ended: countDistinct(endedAnalyses.promptId) })
    .from(endedAnalyses)
    .where(
      and(sql`${endedAnalyses.promptId} = any (${uuidsParameter(promptIds)})`, eq(endedAnalyses.day, day)),
    );
  return row?.ended ?? 0;
}
