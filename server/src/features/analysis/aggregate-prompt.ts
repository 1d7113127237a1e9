import { isDeepStrictEqual } from 'node:util';
import type { OwnedPrompt } from '#features/companies';
import { newId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { tallyDay } from './rules/daily-tally.ts';
import { type MonitoringFigures, buildMonitoringFigures } from './rules/monitoring-figures.ts';
import type { RomeDay } from './rules/rome-time.ts';
import { buildThirtyDayWindow } from './rules/thirty-day-window.ts';
import { findLastDay, listOutcomes } from './store/analyses.ts';
import { listAnswersOfDay } from './store/answers.ts';
import {
  type MonitoringRow,
  findMonitoringData,
  listDailyTallies,
  lockFigures,
  replaceDailyMetrics,
  upsertMonitoringData,
} from './store/metrics.ts';

/** The analysis that just ended, the last of the scope. */
export interface EndedAnalysis {
  readonly day: RomeDay;
  readonly createdAt: Date;
  readonly endedAt: Date;
  readonly hasAnswers: boolean;
}

/**
 * Recomputes the day of an ended analysis and the prompt's standing numbers from the stored rows; running it twice
 * changes nothing. A failed analysis moves the scope on and counts its failures, but is no news.
 */
export async function aggregatePrompt(
  tx: Transaction,
  { subject: { prompt, company }, ended }: { subject: OwnedPrompt; ended: EndedAnalysis },
): Promise<void> {
  const promptId = prompt.id;
  await lockFigures(tx, promptId);
  await rollUpDay(tx, { promptId, day: ended.day });
  const standing = await findMonitoringData(tx, promptId);
  if (standing === null && !ended.hasAnswers) return;

  await upsertMonitoringData(tx, {
    id: standing?.id ?? newId<MonitoringRow['id']>(),
    promptId,
    userId: company.userId,
    ...(await addUpScope(tx, { subject: { prompt, company }, lastDay: ended.day })),
    periodEnd: ended.endedAt,
    collectionStartDate: standing?.collectionStartDate ?? ended.createdAt,
    lastUpdated: ended.hasAnswers ? ended.endedAt : (standing?.lastUpdated ?? ended.endedAt),
  });
}

/**
 * Recomputes a prompt's standing numbers over the scope they have, after its answers were read again.
 * False when they are what they were, and when there are none yet.
 */
export async function refreshFigures(
  tx: Transaction,
  { subject, now }: { subject: OwnedPrompt; now: Date },
): Promise<boolean> {
  const promptId = subject.prompt.id;
  await lockFigures(tx, promptId);
  const standing = await findMonitoringData(tx, promptId);
  const lastDay = await findLastDay(tx, promptId);
  if (standing === null || lastDay === null) return false;
  const renewed = { ...standing, ...(await addUpScope(tx, { subject, lastDay })) };
  if (isDeepStrictEqual(renewed, standing)) return false;
  await upsertMonitoringData(tx, { ...renewed, lastUpdated: now });
  return true;
}

/** The numbers over the thirty days that end with `lastDay`. */
async function addUpScope(
  tx: Transaction,
  { subject: { prompt, company }, lastDay }: { subject: OwnedPrompt; lastDay: RomeDay },
) {
  const promptId = prompt.id;
  const window = buildThirtyDayWindow(lastDay);
  const figures = buildMonitoringFigures({
    tallies: await listDailyTallies(tx, { promptId, window }),
    outcomes: await listOutcomes(tx, { promptId, window }),
    ownName: company.name,
    lastDay,
  });
  return { ...flattenFigures(figures), periodStart: window.start };
}

/** Adds up a prompt's answers of a Rome day anew. */
export async function rollUpDay(
  tx: Transaction,
  { promptId, day }: { promptId: OwnedPrompt['prompt']['id']; day: RomeDay },
): Promise<void> {
  const answers = await listAnswersOfDay(tx, { promptId, day });
  const facts = answers.map(({ mentions, ...answer }) => ({
    ...answer,
    mentions: mentions.map(({ companyKey, ...mention }) => ({ key: companyKey, ...mention })),
  }));
  const byEngine = Map.groupBy(facts, ({ engine }) => engine);
  const tallies = [...byEngine].map(([engine, ofEngine]) => tallyDay({ engine, day, answers: ofEngine }));
  await replaceDailyMetrics(tx, { promptId, day, tallies });
}

/** The figures as their row keeps them. */
export function flattenFigures(figures: MonitoringFigures) {
  const { otherCompanies, excludedResponses, ownPositions, ...rest } = figures;
  return {
    ...rest,
    otherCompaniesCount: otherCompanies.count,
    otherCompaniesMentions: otherCompanies.mentions,
    refusedResponses: excludedResponses.refused,
    emptyResponses: excludedResponses.empty,
    failedResponses: excludedResponses.failed,
    ownPositionSum: ownPositions.sum,
    ownPositionSquareSum: ownPositions.squareSum,
  };
}
