import { type Role, readRole } from '@citato/contract';
import { customType, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import { text } from '#platform/db';

/** A role; one that only a newer build knows is read as the least. */
export const roleColumn = customType<{ data: Role; driverData: string }>({
  dataType: () => 'text',
  fromDriver: readRole,
});

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const organisations = pgTable('organisations', {
  id: uuid('id').$type<AccountId>().primaryKey(),
  /** Null: called after its owner. */
  name: text('name'),
  createdAt: moment('created_at').notNull(),
});

export const members = pgTable(
  'members',
  {
    organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
    userId: uuid('user_id').$type<UserId>().notNull(),
    role: roleColumn('role').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_members', columns: [table.organisationId, table.userId] })],
);

/** The companies a client sees. */
export const memberCompanies = pgTable(
  'member_companies',
  {
    organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
    userId: uuid('user_id').$type<UserId>().notNull(),
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'pk_member_companies',
      columns: [table.organisationId, table.userId, table.companyId],
    }),
  ],
);
