import { bigint, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CompanyId } from '#lib/ids';
import { text } from '#platform/db';

/** What is still to be erased of a person, an account or a prompt that was deleted; triggers write it where the deletion happens. */
export const erasures = pgTable('erasures', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<'user' | 'account' | 'prompt'>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  /** A prompt's company; null for an account. */
  companyId: uuid('company_id').$type<CompanyId>(),
  pseudonym: uuid('pseudonym').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
});
export type ErasureRow = typeof erasures.$inferSelect;
