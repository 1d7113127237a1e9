import { eq } from 'drizzle-orm';
import type { PromptId, AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { AnnouncedChange } from '../rules/mention-change.ts';
import { announcedChanges } from '../tables.ts';

/** The last change announced of a prompt; until the transaction ends no other process announces one. */
export async function lockAnnouncedChange(
  tx: Transaction,
  promptId: PromptId,
): Promise<AnnouncedChange | null> {
  const { direction, lastDay } = announcedChanges;
  const [row] = await tx
    .select({ direction, lastDay })
    .from(announcedChanges)
    .where(eq(announcedChanges.promptId, promptId))
    .for('update');
  return row ?? null;
}

export async function recordAnnouncedChange(
  tx: Transaction,
  { promptId, userId, ...known }: AnnouncedChange & { promptId: PromptId; userId: AccountId },
): Promise<void> {
  await tx
    .insert(announcedChanges)
    .values({ promptId, userId, ...known })
    .onConflictDoUpdate({ target: announcedChanges.promptId, set: known });
}
