import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { euroCents, timestamp } from '../text.ts';
import { namedDetail } from './unknown-details.ts';
import { healthSubject, finding } from './findings.ts';

/** How many Rome days the engines' figures go back, today included. */
export const HEALTH_DAYS = 14;

/** Why a mail was not taken, by the code of the answer: what servers say in words may hold an address. */
export const MAIL_FAULTS = [
  'address_unknown',
  'mailbox_full',
  'policy',
  'login',
  'unreachable',
  'later',
  'other',
] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

const mailFaultCount = z.object({ fault: z.enum(MAIL_FAULTS), count: z.int() });

const calls = {
  calls: z.int(),
  failures: z.int(),
  /** Of calls that brought an answer; null without one. */
  p50Ms: z.nullable(z.number()),
  p95Ms: z.nullable(z.number()),
};

const engineFigures = z.object({
  subject: healthSubject,
  /** False: it is no longer asked; the figures are of the past. */
  isConfigured: z.boolean(),
  breaker: z.enum(['closed', 'half_open', 'open']),
  retryAt: z.nullable(timestamp),
  /** The first of the failures in a row; null while it answers. */
  failingSince: z.nullable(timestamp),
  /** It is paused because its vendor’s account cannot pay; left out otherwise. */
  isOutOfCredit: z.optional(z.boolean()),
  lastHour: z.object(calls),
  /** Oldest first; a day without a call is there with none. */
  days: z.array(z.object({ day: z.iso.date(), ...calls, costCents: euroCents })),
  /** Replies of these days with unknown details, and their kinds; the most frequent first. */
  unknownDetails: z.optional(
    z.object({ replies: z.int(), kinds: z.array(z.object({ kind: namedDetail, replies: z.int() })) }),
  ),
});
export type EngineFigures = z.infer<typeof engineFigures>;

const AREAS = ['engines', 'mail', 'payments', 'backup'] as const;
/** Parts of the product without data yet: they are neither well nor ill. */
export type HealthArea = (typeof AREAS)[number];

const health = z.object({
  checkedAt: timestamp,
  /** Empty when there are no findings. */
  findings: z.array(finding),
  unknown: z.array(z.enum(AREAS)),
  engines: z.array(engineFigures),
  /** The day's budget and what is left of it; null without one. */
  budget: z.nullable(z.object({ dayCents: euroCents, leftCents: euroCents })),
  queue: z.object({
    /** Jobs that are due, and jobs under way. */
    due: z.int(),
    running: z.int(),
    /** How long the longest of them has been due; null when none is. */
    oldestDueSeconds: z.nullable(z.int()),
  }),
  deadLetters: z.object({ count: z.int(), newestAt: z.nullable(timestamp) }),
  late: z.object({ overdue: z.int(), isMoreOverdue: z.boolean(), stuck: z.int() }),
  /** Mails written within 24 hours, and all that wait. */
  mail: z.object({
    /** `mailbox`: no mail leaves this machine. */
    carrier: z.enum(['smtp', 'mailbox']),
    delivered: z.int(),
    failed: z.int(),
    waiting: z.int(),
    oldestWaitingSeconds: z.nullable(z.int()),
    /** Why mails failed, or wait after a try; most frequent first. */
    faults: z.array(mailFaultCount),
    /** Of these, the faults that keep mails waiting. */
    waitingFaults: z.optional(z.array(mailFaultCount)),
  }),
  payments: z.object({
    provider: z.enum(['none', 'sandbox', 'stripe']),
    /** The last comparison of all customers with the provider. */
    lastCheck: z.nullable(z.object({ finishedAt: timestamp, compared: z.int(), failed: z.int() })),
    /** Discrepancies found and corrected within seven days, and when the last one was. */
    discrepancies: z.int(),
    lastDiscrepancyAt: z.nullable(timestamp),
    /** Disputes the operator has to answer, and until when the first of them. */
    disputes: z.optional(z.object({ open: z.int(), dueBy: z.nullable(timestamp) })),
    /** Accounts whose checkout is paused today, after five refused cards. */
    resting: z.optional(z.int()),
  }),
  /** The last backup `npm run backup` made of this database; others are not known. */
  backup: z.nullable(z.object({ takenAt: timestamp })),
});
export type Health = z.infer<typeof health>;

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/admin/health',
  access: 'admin',
  summary:
    'Whether anything is wrong: engines, budget, queue, mail, payments, backups, each with its figures.',
  responses: { 200: health },
});
