import type { BillingInfo } from '@citato/contract';
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UserId } from '#lib/ids';
import { text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Whom an account's invoices are made out to, as its owner states it now. */
export const billingInfo = pgTable('billing_info', {
  userId: uuid('user_id').$type<UserId>().primaryKey(),
  customerType: text('customer_type').$type<BillingInfo['customerType']>().notNull(),
  country: text('country').$type<BillingInfo['country']>().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  address: text('address'),
  city: text('city'),
  postalCode: text('postal_code'),
  fiscalCode: text('fiscal_code'),
  companyName: text('company_name'),
  vatNumber: text('vat_number'),
  sdiCode: text('sdi_code'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type BillingInfoRow = typeof billingInfo.$inferSelect;
