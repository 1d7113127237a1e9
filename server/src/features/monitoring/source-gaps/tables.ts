import type { SourceKind } from '@citato/contract';
import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CompanyId } from '#lib/ids';
import { text } from '#platform/db';

/** The kind of a source where the owner of a company put ours right. */
export const sourceKinds = pgTable(
  'source_kinds',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    source: text('source').notNull(),
    kind: text('kind').$type<SourceKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'pk_source_kinds', columns: [table.companyId, table.source] })],
);
