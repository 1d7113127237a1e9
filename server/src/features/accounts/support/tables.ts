import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TicketId, UserId } from '#lib/ids';
import { text } from '#platform/db';

export const supportTickets = pgTable('support_tickets', {
  id: uuid('id').$type<TicketId>().primaryKey(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
