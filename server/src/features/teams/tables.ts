import { bigint, boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { roleColumn } from '#features/accounts';
import type { AccountId, CompanyId, InvitationId, UserId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Open invitations; one that is accepted or revoked goes. */
export const invitations = pgTable('invitations', {
  id: uuid('id').$type<InvitationId>().primaryKey(),
  organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
  email: text('email').notNull(),
  role: roleColumn('role').notNull(),
  /** What a client is to see. */
  companyIds: jsonb('company_ids').$type<CompanyId[]>().notNull().default([]),
  /** Whether whoever invites hands the ownership over to a member. */
  handsOver: boolean('hands_over').notNull().default(false),
  tokenHash: text('token_hash').notNull(),
  invitedBy: uuid('invited_by').$type<UserId>(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type InvitationRow = typeof invitations.$inferSelect;

export type MemberEventKind =
  | 'invited'
  | 'invitation_revoked'
  | 'joined'
  | 'role_changed'
  | 'removed'
  | 'left'
  | 'ownership_offered'
  | 'ownership_taken';

export const memberEvents = pgTable('member_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
  kind: text('kind').$type<MemberEventKind>().notNull(),
  /** Null once the person's account is deleted. */
  actorId: uuid('actor_id').$type<UserId>(),
  memberId: uuid('member_id').$type<UserId>(),
  role: roleColumn('role'),
  createdAt: moment('created_at').notNull(),
});
