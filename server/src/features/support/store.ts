import type { Transaction } from '#platform/db';
import { supportTickets } from './tables.ts';

export async function insertTicket(
  tx: Transaction,
  ticket: typeof supportTickets.$inferInsert,
): Promise<void> {
  await tx.insert(supportTickets).values(ticket);
}
