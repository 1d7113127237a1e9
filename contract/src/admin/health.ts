import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { ENGINE_IDS } from '../engines.ts';
import { euroCents, timestamp } from '../text.ts';
import { namedDetail } from './unknown-details.ts';

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

/** Everything that can be found wrong, the most pressing first; `docs/operations.md` has the thresholds. */
export const FINDING_CODES = [
  'no_worker',
  'mail_login',
  'dispute_open',
  'payments_incomplete',
  'engine_down',
  'answers_invented',
  'budget_spent',
  'queue_blocked',
  'analyses_overdue',
  'engine_failing',
  'mail_waiting',
  'mail_bouncing',
  'jobs_given_up',
  'payments_unchecked',
  'backup_old',
  'analyses_stuck',
  'engine_paused',
  'engine_shaky',
  'engine_slow',
  'queue_late',
  'budget_low',
  'payments_drifted',
  'cards_refused',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** An engine, or the model that reads the answers. */
const healthSubject = knownWord([...ENGINE_IDS, 'reader']);
export type HealthSubject = z.infer<typeof healthSubject>;

const finding = z.object({
  code: z.enum(FINDING_CODES),
  /** `act`: it does not mend itself, or customers notice; `watch`: it may become that. */
  severity: z.enum(['act', 'watch']),
  subject: z.nullable(healthSubject),
});
export type Finding = z.infer<typeof finding>;

const calls = {
  calls: z.int(),
  failures: z.int(),
  /** Of calls that brought an answer; null without one. */
  p50Ms: z.nullable(z.number()),
  p95Ms: z.nullable(z.number()),
};

const engineFigures = z.object({
  subject: healthSubject,
  /** False: it is asked no more, and has only a past. */
  isConfigured: z.boolean(),
  breaker: z.enum(['closed', 'half_open', 'open']),
  retryAt: z.nullable(timestamp),
  /** The first of the failures in a row; null while it answers. */
  failingSince: z.nullable(timestamp),
  lastHour: z.object(calls),
  /** Oldest first; a day without a call is there with none. */
  days: z.array(z.object({ day: z.iso.date(), ...calls, costCents: euroCents })),
  /** Replies of these days that held a detail nobody knows, and of what kinds; the most frequent first. */
  unknownDetails: z.optional(
    z.object({ replies: z.int(), kinds: z.array(z.object({ kind: namedDetail, replies: z.int() })) }),
  ),
});
export type EngineFigures = z.infer<typeof engineFigures>;

const AREAS = ['engines', 'mail', 'payments', 'backup'] as const;
/** Parts of the product nothing is known of yet: they are neither well nor ill. */
export type HealthArea = (typeof AREAS)[number];

const health = z.object({
  checkedAt: timestamp,
  /** Empty when nothing that is known is wrong. */
  findings: z.array(finding),
  unknown: z.array(z.enum(AREAS)),
  engines: z.array(engineFigures),
  /** The day's budget and what is left of it; null without one. */
  budget: z.nullable(z.object({ dayCents: euroCents, leftCents: euroCents })),
  queue: z.object({
    /** Jobs that could be worked on now, and that are. */
    due: z.int(),
    running: z.int(),
    /** How long the longest of them has been due; null when none is. */
    oldestDueSeconds: z.nullable(z.int()),
  }),
  deadLetters: z.object({ count: z.int(), newestAt: z.nullable(timestamp) }),
  late: z.object({ overdue: z.int(), isMoreOverdue: z.boolean(), stuck: z.int() }),
  /** Mails written within 24 hours, and all that wait. */
  mail: z.object({
    /** `mailbox`: none leaves the house. */
    carrier: z.enum(['smtp', 'mailbox']),
    delivered: z.int(),
    failed: z.int(),
    waiting: z.int(),
    oldestWaitingSeconds: z.nullable(z.int()),
    /** Why mails failed, or wait after a try; most frequent first. */
    faults: z.array(mailFaultCount),
    /** Of these what keeps mails waiting. */
    waitingFaults: z.optional(z.array(mailFaultCount)),
  }),
  payments: z.object({
    provider: z.enum(['none', 'sandbox', 'stripe']),
    /** The last comparison of all customers with the provider. */
    lastCheck: z.nullable(z.object({ finishedAt: timestamp, compared: z.int(), failed: z.int() })),
    /** Accounts it found apart within seven days and put right, and when last. */
    discrepancies: z.int(),
    lastDiscrepancyAt: z.nullable(timestamp),
    /** Disputes the operator has to answer, and until when the first of them. */
    disputes: z.optional(z.object({ open: z.int(), dueBy: z.nullable(timestamp) })),
    /** Accounts whose checkout rests today, after five refused cards. */
    resting: z.optional(z.int()),
  }),
  /** The last copy made by `npm run backup` of this database; others are not known. */
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
