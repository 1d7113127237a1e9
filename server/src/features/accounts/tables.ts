import { boolean, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SessionId, UserId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid('id').$type<UserId>().primaryKey(),
  email: text('email').notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  profileImageUrl: text('profile_image_url'),
  passwordHash: text('password_hash').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  verificationTokenHash: text('verification_token_hash'),
  verificationExpiresAt: moment('verification_expires_at'),
  registrationNonceHash: text('registration_nonce_hash'),
  resetTokenHash: text('reset_token_hash'),
  resetExpiresAt: moment('reset_expires_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** How the device came to be signed in. */
export interface SessionOrigin {
  signedInBy: 'password' | 'verification';
}

export const sessions = pgTable('sessions', {
  sid: uuid('sid').$type<SessionId>().primaryKey(),
  sess: jsonb('sess').$type<SessionOrigin>().notNull(),
  expire: moment('expire').notNull(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  generation: integer('generation').notNull(),
  tokenHash: text('token_hash').notNull(),
  rotatedAt: moment('rotated_at').notNull(),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  userAgent: text('user_agent'),
});
