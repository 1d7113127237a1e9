import { eq } from 'drizzle-orm';
import type { PromptId, UserId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { ToldChange } from '../rules/mention-news.ts';
import { toldChanges } from '../tables.ts';

/** What the owner of a prompt was last told of it; until the transaction ends nobody else tells. */
export async function lockToldChange(tx: Transaction, promptId: PromptId): Promise<ToldChange | null> {
  const { direction, lastDay } = toldChanges;
  const [row] = await tx
    .select({ direction, lastDay })
    .from(toldChanges)
    .where(eq(toldChanges.promptId, promptId))
    .for('update');
  return row ?? null;
}

export async function recordToldChange(
  tx: Transaction,
  { promptId, userId, ...told }: ToldChange & { promptId: PromptId; userId: UserId },
): Promise<void> {
  await tx
    .insert(toldChanges)
    .values({ promptId, userId, ...told })
    .onConflictDoUpdate({ target: toldChanges.promptId, set: told });
}
