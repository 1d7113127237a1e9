import { asc, eq } from 'drizzle-orm';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { memberEvents } from '../tables.ts';

export async function recordMemberEvent(
  db: Queryable,
  event: Omit<typeof memberEvents.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(memberEvents).values(event);
}

/** What was done with members and invitations, oldest first. */
export async function listMemberEvents(db: Queryable, accountId: AccountId) {
  return db
    .select()
    .from(memberEvents)
    .where(eq(memberEvents.organisationId, accountId))
    .orderBy(asc(memberEvents.id));
}
