import * as z from 'zod/mini';
import { knownWord } from '../known-word.ts';
import { ENGINE_IDS } from '../engines.ts';

/** Every finding there can be, the most pressing first; `docs/operations.md` has the thresholds. */
export const FINDING_CODES = [
  'no_worker',
  'mail_login',
  'dispute_open',
  'payments_incomplete',
  'engine_down',
  'engine_out_of_credit',
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
export const healthSubject = knownWord([...ENGINE_IDS, 'reader']);
export type HealthSubject = z.infer<typeof healthSubject>;

export const finding = z.object({
  code: z.enum(FINDING_CODES),
  /** `act`: it does not repair itself, or customers notice; `watch`: it may become that. */
  severity: z.enum(['act', 'watch']),
  subject: z.nullable(healthSubject),
});
export type Finding = z.infer<typeof finding>;
