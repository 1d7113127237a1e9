import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UserId } from '#lib/ids';
import { text } from '#platform/db';

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
