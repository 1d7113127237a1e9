import { FINDING_CODES, type Finding, type Health, type HealthArea } from '@citato/contract';
import { findEngineFaults } from './engine-faults.ts';

const MINUTE_SECONDS = 60;
const HOUR_MS = 60 * 60 * 1000;

/** What counts as wrong; `docs/operations.md` repeats it. */
const LIMITS = {
  /** A worker polls every two seconds: a job that nobody has begun after this long has no worker. */
  noWorkerSeconds: 2 * MINUTE_SECONDS,
  queueLateSeconds: 10 * MINUTE_SECONDS,
  queueBlockedSeconds: 60 * MINUTE_SECONDS,
  /** Part of the day's budget that is left. */
  budgetLowShare: 0.2,
  /** A mail server that works again gets the waiting mails within a minute and a half. */
  mailWaitingSeconds: 15 * MINUTE_SECONDS,
  /** Part of a day's mails that failed, of at least so many. */
  mailFailedShare: 0.05,
  fewMails: 20,
  /** Customers are compared once a day. */
  checkLateMs: 36 * HOUR_MS,
  backupOldMs: 48 * HOUR_MS,
  /** How far the clocks of two machines may differ. */
  clocksApartMs: HOUR_MS,
} as const;

export type HealthFigures = Omit<Health, 'checkedAt' | 'findings' | 'unknown'>;

/** What figures are judged by. */
export interface Measures {
  readonly now: Date;
  readonly engineTimeoutMs: number;
  /** Customers are shown what the demo engine invents. */
  readonly showsInventedAnswers: boolean;
  /** What a call of the dearest engine may cost, in cents of a euro; 0: none costs anything. */
  readonly dearestCallCents: number;
}

/** What is wrong by the figures, the most pressing first. */
export function listFindings(
  figures: HealthFigures,
  { now, engineTimeoutMs, dearestCallCents, showsInventedAnswers }: Measures,
): Finding[] {
  const findings = [
    ...figures.engines.flatMap((engine) => findEngineFaults(engine, { now, engineTimeoutMs })),
    ...(showsInventedAnswers ? findInventions(figures) : []),
    ...findQueueFaults(figures),
    ...findBudgetFaults(figures, dearestCallCents),
    ...findMailFaults(figures),
    ...findPaymentFaults(figures, now),
    ...findBackupFaults(figures, now),
  ];
  const rank = ({ severity, code }: Finding) =>
    (severity === 'act' ? 0 : FINDING_CODES.length) + FINDING_CODES.indexOf(code);
  return findings.toSorted((a, b) => rank(a) - rank(b));
}

/** Findings about missing data: an engine never asked, mails that never leave, customers never compared, no backup. */
export function listUnknown({ engines, mail, payments, backup }: HealthFigures): HealthArea[] {
  const wasAsked = engines.some(({ days }) => days.some(({ calls }) => calls > 0));
  const unknown: Record<HealthArea, boolean> = {
    engines: !wasAsked,
    mail: mail.carrier === 'mailbox',
    payments: payments.provider === 'none' || payments.lastCheck === null,
    backup: backup === null,
  };
  const areas = ['engines', 'mail', 'payments', 'backup'] as const;
  return areas.filter((area) => unknown[area]);
}

/** An evaluation may; paying customers must not be shown invented answers. */
function findInventions({ payments }: HealthFigures): Finding[] {
  return [payments.provider === 'stripe' ? act('answers_invented') : watch('answers_invented')];
}

function findQueueFaults({ queue, deadLetters, late }: HealthFigures): Finding[] {
  const { running, oldestDueSeconds } = queue;
  const waited = oldestDueSeconds ?? 0;
  return [
    ...(running === 0 && waited >= LIMITS.noWorkerSeconds
      ? [act('no_worker')]
      : waited >= LIMITS.queueBlockedSeconds
        ? [act('queue_blocked')]
        : waited >= LIMITS.queueLateSeconds
          ? [watch('queue_late')]
          : []),
    ...(deadLetters.count > 0 ? [act('jobs_given_up')] : []),
    ...(late.overdue > 0 ? [act('analyses_overdue')] : []),
    ...(late.stuck > 0 ? [watch('analyses_stuck')] : []),
  ];
}

/**
 * A remaining budget too small for one call keeps analyses waiting like an empty one: they need each of their engines.
 */
function findBudgetFaults({ budget }: HealthFigures, dearestCallCents: number): Finding[] {
  if (budget === null) return [];
  if (budget.leftCents <= 0 || budget.leftCents < dearestCallCents) return [act('budget_spent')];
  return budget.leftCents < budget.dayCents * LIMITS.budgetLowShare ? [watch('budget_low')] : [];
}

function findMailFaults({ mail }: HealthFigures): Finding[] {
  const { delivered, failed, waiting, oldestWaitingSeconds, faults, waitingFaults = faults } = mail;
  const isLoginRefused = waitingFaults.some(({ fault }) => fault === 'login');
  const handed = delivered + failed;
  const isBouncing = handed >= LIMITS.fewMails && failed / handed >= LIMITS.mailFailedShare;
  return [
    ...(isLoginRefused && waiting > 0 ? [act('mail_login')] : []),
    ...((oldestWaitingSeconds ?? 0) >= LIMITS.mailWaitingSeconds ? [act('mail_waiting')] : []),
    ...(isBouncing ? [watch('mail_bouncing')] : []),
  ];
}

function findPaymentFaults({ payments }: HealthFigures, now: Date): Finding[] {
  const { lastCheck, discrepancies, disputes, resting = 0 } = payments;
  const isLate = lastCheck !== null && isOlder(lastCheck.finishedAt, { than: LIMITS.checkLateMs, now });
  return [
    ...(lastCheck !== null && lastCheck.failed > 0 ? [act('payments_incomplete')] : []),
    ...(isLate ? [act('payments_unchecked')] : []),
    ...((disputes?.open ?? 0) > 0 ? [act('dispute_open')] : []),
    ...(discrepancies > 0 ? [watch('payments_drifted')] : []),
    ...(resting > 0 ? [watch('cards_refused')] : []),
  ];
}

function findBackupFaults({ backup }: HealthFigures, now: Date): Finding[] {
  const isOld = backup !== null && isOlder(backup.takenAt, { than: LIMITS.backupOldMs, now });
  return isOld ? [act('backup_old')] : [];
}

/** A moment in the future proves nothing: a clock was wrong, and would hide the fault until then. */
function isOlder(iso: string, { than, now }: { than: number; now: Date }): boolean {
  const ageMs = now.getTime() - Date.parse(iso);
  return ageMs >= than || ageMs < -LIMITS.clocksApartMs;
}

function act(code: Finding['code']): Finding {
  return { code, severity: 'act', subject: null };
}

function watch(code: Finding['code']): Finding {
  return { code, severity: 'watch', subject: null };
}
