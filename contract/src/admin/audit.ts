import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { id, timestamp } from '../text.ts';

/** Acts of administrators, as the audit trail stores them. */
export const ADMIN_ACTS = [
  'jobs_requeued',
  'jobs_dropped',
  'invoices_exported',
  'limits_set',
  'limits_reset',
  'stuck_released',
  'overdue_sent',
  'test_mail_sent',
  'test_webhook_sent',
  'payment_test_run',
  'sandbox_clock_moved',
  'sandbox_refund_given',
  'answer_opened',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** Entries of the trail on one page. */
export const AUDIT_ENTRIES_PER_PAGE = 10;
/** The largest number of the database column. */
const LAST_ENTRY = 9_007_199_254_740_991;

const person = z.object({
  id,
  /** Null when the account is gone. */
  email: z.nullable(z.string()),
});

const auditEntry = z.object({
  id: z.string(),
  kind: knownWord(ADMIN_ACTS),
  createdAt: timestamp,
  /** Who did it; of an account that is gone the id is a pseudonym, the same in all its entries. */
  actor: z.nullable(person),
  /** The account it was done to; null where it was none in particular. */
  target: z.nullable(person),
  /** What it was done with, for example a kind of job and how many. */
  subject: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditPage = z.object({
  /** Newest first. */
  entries: z.array(auditEntry),
  /** Where older ones begin; null when there are none. */
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPage>;

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: `What administrators did, newest first, ${String(AUDIT_ENTRIES_PER_PAGE)} entries a page.`,
  query: z.object({
    /** The `next` of the page before. */
    before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(LAST_ENTRY))),
  }),
  responses: { 200: auditPage },
});
