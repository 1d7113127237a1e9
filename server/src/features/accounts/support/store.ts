import { asc, eq } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { supportTickets } from './tables.ts';

export async function insertTicket(
  tx: Transaction,
  ticket: typeof supportTickets.$inferInsert,
): Promise<void> {
  await tx.insert(supportTickets).values(ticket);
}

/** An account's tickets, oldest first. */
export async function listTicketsOf(db: Queryable, userId: UserId) {
  const { id, subject, message, createdAt } = supportTickets;
  return db
    .select({ id, subject, message, createdAt })
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .orderBy(asc(createdAt));
}
