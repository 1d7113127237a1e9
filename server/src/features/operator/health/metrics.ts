import { ENGINE_IDS, FINDING_CODES } from '@citato/contract';
import { defineGauge, type Metrics, type Sample } from '#platform/metrics';
import { romeDay } from '#lib/rome-time';
import { readFigures, readMeasures } from './get-health.ts';
import type { HealthDeps } from './health-deps.ts';
import { type HealthFigures, listFindings, type Measures } from './rules/health-findings.ts';

/** As often as `/admin` looks. */
const EVERY_MS = 60_000;
const CENTS_PER_EURO = 100;
const SUBJECTS = [...ENGINE_IDS, 'reader'];

const findings = defineGauge({
  name: 'citato_finding',
  help: '1 for each thing /admin calls wrong, absent otherwise (of all processes).',
  labels: { code: FINDING_CODES, severity: ['act', 'watch'], subject: [...SUBJECTS, 'none'] },
});

const breaker = defineGauge({
  name: 'citato_engine_breaker_state',
  help: '0 = asked freely, 1 = one call tries it, 2 = paused (of all processes).',
  labels: { subject: SUBJECTS },
});

const budget = defineGauge({
  name: 'citato_budget_euros',
  help: 'What the engines may cost on this Rome day; absent without a budget (of all processes).',
  labels: {},
});

const budgetLeft = defineGauge({
  name: 'citato_budget_left_euros',
  help: 'What is left of it (of all processes).',
  labels: {},
});

const late = defineGauge({
  name: 'citato_analyses_late',
  help: 'Analyses that are overdue on a paid plan, or stuck (of all processes).',
  labels: { state: ['overdue', 'stuck'] },
});

const mailsWaiting = defineGauge({
  name: 'citato_mails_waiting',
  help: 'Mails that wait to be handed over (of all processes).',
  labels: {},
});

const mailAge = defineGauge({
  name: 'citato_mails_oldest_waiting_seconds',
  help: 'How long the first of them has waited (of all processes).',
  labels: {},
});

const discrepancies = defineGauge({
  name: 'citato_payment_drifts',
  help: 'Accounts that differed from the payment provider within 7 days and were mended (of all processes).',
  labels: {},
});

const checkAge = defineGauge({
  name: 'citato_payment_check_age_seconds',
  help: 'Time since all customers were compared with the provider; absent before the first (of all processes).',
  labels: {},
});

const checkFailed = defineGauge({
  name: 'citato_payment_check_failed',
  help: 'Customers the last comparison could not compare (of all processes).',
  labels: {},
});

const backupAge = defineGauge({
  name: 'citato_backup_age_seconds',
  help: 'Age of the last npm run backup; absent before the first (of all processes).',
  labels: {},
});

export const HEALTH_METRICS = [
  ...[findings, breaker, budget, budgetLeft, late, mailsWaiting, mailAge],
  ...[discrepancies, checkAge, checkFailed, backupAge],
];

/** What `/admin` shows, for a monitoring system: the same figures judged by the same rules. */
export function measureHealth(metrics: Metrics, deps: HealthDeps): void {
  metrics.collect({
    name: 'health',
    everyMs: EVERY_MS,
    metrics: HEALTH_METRICS,
    read: async () => {
      const now = deps.clock.now();
      // Costs of the days before are no figure of this moment, and dear to add up.
      const figures = await readFigures(deps, { now, firstDay: romeDay(now) });
      return buildSamples(figures, readMeasures(deps, now));
    },
  });
}

const BREAKER_STATES = { closed: 0, half_open: 1, open: 2 } as const;

function buildSamples(figures: HealthFigures, measures: Measures): Sample[] {
  const { engines, budget: money, mail, payments, backup } = figures;
  const ageSeconds = (iso: string) => Math.max(0, (measures.now.getTime() - Date.parse(iso)) / 1000);
  const { lastCheck } = payments;
  return [
    ...listFindings(figures, measures).map(({ code, severity, subject }) => ({
      metric: findings,
      labels: { code, severity, subject: subject ?? 'none' },
      value: 1,
    })),
    ...engines
      .filter(({ isConfigured }) => isConfigured)
      .map(({ subject, breaker: state }) => ({
        metric: breaker,
        labels: { subject },
        value: BREAKER_STATES[state],
      })),
    ...(money === null
      ? []
      : [
          { metric: budget, value: money.dayCents / CENTS_PER_EURO },
          { metric: budgetLeft, value: money.leftCents / CENTS_PER_EURO },
        ]),
    { metric: late, labels: { state: 'overdue' }, value: figures.late.overdue },
    { metric: late, labels: { state: 'stuck' }, value: figures.late.stuck },
    { metric: mailsWaiting, value: mail.waiting },
    { metric: mailAge, value: mail.oldestWaitingSeconds ?? 0 },
    { metric: discrepancies, value: payments.discrepancies },
    ...(lastCheck === null
      ? []
      : [
          { metric: checkAge, value: ageSeconds(lastCheck.finishedAt) },
          { metric: checkFailed, value: lastCheck.failed },
        ]),
    ...(backup === null ? [] : [{ metric: backupAge, value: ageSeconds(backup.takenAt) }]),
  ];
}
