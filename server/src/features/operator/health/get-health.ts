import type { Health } from '@citato/contract';
import { describeMail } from '#features/emails';
import { type Guarded, toEuroCents } from '#features/engine-calls';
import { findOpenDisputes } from '#features/billing';
import { CARD_LIMITS, findCheck } from '#features/billing';
import { getPipeline } from '#features/analysis';
import { type RomeDay, romeDay } from '#lib/rome-time';
import { findLastBackup } from '#platform/db';
import { describeEngines } from './describe-engines.ts';
import type { HealthDeps } from './health-deps.ts';
import { firstHealthDay } from './rules/engine-figures.ts';
import { listFindings, listUnknown, type HealthFigures, type Measures } from './rules/health-findings.ts';

const DISCREPANCIES_OF_MS = 7 * 24 * 60 * 60 * 1000;

/** All figures of the operator's health page, and the findings about them. */
export async function getHealth(deps: HealthDeps): Promise<Health> {
  const now = deps.clock.now();
  const figures = await readFigures(deps, { now, firstDay: firstHealthDay(romeDay(now)) });
  return {
    checkedAt: now.toISOString(),
    findings: listFindings(figures, readMeasures(deps, now)),
    unknown: listUnknown(figures),
    ...figures,
  };
}

/** The deployment's values the figures are judged by. */
export function readMeasures(
  {
    engines,
    policy: { engineTimeoutMs, eurPerUsd, showsInventedAnswers },
  }: Pick<HealthDeps, 'engines' | 'policy'>,
  now: Date,
): Measures {
  const microDollars = Math.max(0, ...engines.map((engine) => engine.estimatedCostMicroDollars));
  return {
    now,
    engineTimeoutMs,
    showsInventedAnswers,
    dearestCallCents: toEuroCents({ microDollars, eurPerUsd }),
  };
}

/** @param options.firstDay what the engines did is added up from this day on */
export async function readFigures(
  deps: HealthDeps,
  { now, firstDay }: { now: Date; firstDay: RomeDay },
): Promise<HealthFigures> {
  const { db, queue, engines, hasReader, mailer } = deps;
  const configured: Guarded[] = [...engines.map(({ id }) => id), ...(hasReader ? ['reader' as const] : [])];
  const { stuck, overdue } = await getPipeline(deps);
  const { count, newestAt } = await queue.dead.count(db);
  const takenAt = await findLastBackup(db);
  return {
    ...(await describeEngines(deps, { now, configured, firstDay })),
    queue: await queue.measure(db),
    deadLetters: { count, newestAt: newestAt?.toISOString() ?? null },
    late: { overdue: overdue.count, isMoreOverdue: overdue.isMore, stuck: stuck.count },
    mail: { carrier: mailer.kind, ...(await describeOutbox(deps, now)) },
    payments: await describePayments(deps, now),
    backup: takenAt && { takenAt: takenAt.toISOString() },
  };
}

async function describeOutbox({ db }: HealthDeps, now: Date) {
  const { faults, waitingFaults, ...figures } = await describeMail(db, { now });
  return { ...figures, faults: [...faults], waitingFaults: [...waitingFaults] };
}

async function describePayments(
  { db, limits, paymentProvider }: HealthDeps,
  now: Date,
): Promise<Health['payments']> {
  const since = new Date(now.getTime() - DISCREPANCIES_OF_MS);
  const { open, dueBy } = await findOpenDisputes(db, { provider: paymentProvider });
  const { lastCheck, discrepancies, lastDiscrepancyAt } = await findCheck(db, {
    provider: paymentProvider,
    since,
  });
  return {
    provider: paymentProvider,
    lastCheck: lastCheck && { ...lastCheck, finishedAt: lastCheck.finishedAt.toISOString() },
    discrepancies,
    lastDiscrepancyAt: lastDiscrepancyAt?.toISOString() ?? null,
    disputes: { open, dueBy: dueBy?.toISOString() ?? null },
    resting: await limits.countSpent(CARD_LIMITS.refused),
  };
}
