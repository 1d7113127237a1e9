import type { ClaimVerdict } from '@citato/contract';
import { bigint, boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CompanyId, UserId } from '#lib/ids';
import { text } from '#platform/db';

/** What statements were marked as, all of it; the newest row of a key counts. */
export const claimMarks = pgTable('claim_marks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  key: text('key').notNull(),
  sentence: text('sentence').notNull(),
  isNegative: boolean('is_negative').notNull(),
  /** Null takes the mark back. */
  verdict: text('verdict').$type<ClaimVerdict>(),
  markedBy: uuid('marked_by').$type<UserId>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type ClaimMarkRow = typeof claimMarks.$inferSelect;
