import type { PlanId } from '@citato/contract';
import { eq } from 'drizzle-orm';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { downgradePreviews } from '../tables.ts';

/** Remembers what a user was shown, in the place of what was shown before. */
export async function replacePreview(
  db: Queryable,
  preview: { userId: AccountId; planId: PlanId; digest: string },
): Promise<void> {
  const { userId: _userId, ...set } = preview;
  await db
    .insert(downgradePreviews)
    .values(preview)
    .onConflictDoUpdate({ target: downgradePreviews.userId, set });
}

export async function findPreview(db: Queryable, userId: AccountId) {
  const [row] = await db.select().from(downgradePreviews).where(eq(downgradePreviews.userId, userId));
  return row ?? null;
}
