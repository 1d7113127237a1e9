import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, SessionId, UserId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How the device came to be signed in. */
export interface SessionOrigin {
  signedInBy: 'password' | 'verification';
}

export const sessions = pgTable('sessions', {
  sid: uuid('sid').$type<SessionId>().primaryKey(),
  sess: jsonb('sess').$type<SessionOrigin>().notNull(),
  expire: moment('expire').notNull(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  /** The organisation it is open in; null, from the build before, is the person's own. */
  accountId: uuid('account_id').$type<AccountId>(),
  generation: integer('generation').notNull(),
  tokenHash: text('token_hash').notNull(),
  rotatedAt: moment('rotated_at').notNull(),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  userAgent: text('user_agent'),
});
