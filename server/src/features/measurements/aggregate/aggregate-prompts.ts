import { isDeepStrictEqual } from 'node:util';
import type { OwnedPrompt } from '#features/companies';
import { newId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Transaction } from '#platform/db';
import { tallyDays } from '../rules/daily-tally.ts';
import { buildMonitoringFigures, flattenFigures } from '../rules/monitoring-figures.ts';
import { listMonths } from '../rules/merge-months.ts';
import { recordAnswers } from '../rules/packed-answers/record-answers.ts';
import { buildThirtyDayWindow } from '../rules/thirty-day-window.ts';
import {
  countSourcesOfDays,
  listAnswersOfEnded,
  listCitedPagesOfDays,
  loadEndedDays,
} from '../store/answers-of-days.ts';
import { dropCompanyMonths } from '../store/company-months.ts';
import { replaceDailyAnswers } from '../store/monthly-answers.ts';
import { replaceDailySources } from '../store/monthly-sources.ts';
import { listDailyTallies, lockFigures, replaceDailyTallies } from '../store/monthly-tallies.ts';
import { scopeOf } from '../store/measured-scope.ts';
import { findLastDay, listOutcomes } from '../store/outcomes.ts';
import { listMonitoringData, listCurrentFigures, upsertMonitoringData } from '../store/current-figures.ts';
import type { MonitoringRow } from '../tables.ts';

/** A prompt whose analysis just ended, the last of its scope. */
export interface EndedPrompt {
  readonly subject: OwnedPrompt;
  readonly createdAt: Date;
  readonly endedAt: Date;
  readonly hasAnswers: boolean;
  /** The series it was asked in, which may not be its prompt's any more. */
  readonly series: number;
}

/**
 * Recomputes the day of ended analyses, one a prompt, and the prompts' current figures from the stored rows; running it
 * twice changes nothing. A failed analysis moves the scope on and counts its failures, but is no update.
 */
export async function aggregatePrompts(
  tx: Transaction,
  {
    day,
    ended,
    lastDay = day,
  }: {
    day: RomeDay;
    ended: readonly EndedPrompt[];
    /** Where answers came late: the day of the prompt's last analysis. */
    lastDay?: RomeDay;
  },
): Promise<void> {
  if (ended.length === 0) return;
  const subjects = ended.map(({ subject }) => subject);
  const promptIds = subjects.map(({ prompt }) => prompt.id);
  await lockFigures(tx, promptIds);
  await rollUpDays(tx, { subjects, days: [day] });
  const known = await listCurrentFigures(tx, promptIds);
  const current = new Map(
    subjects.flatMap(({ prompt: { id, series } }) => {
      const figures = known.get(id);
      return figures?.series === series ? [[id.toString(), figures] as const] : [];
    }),
  );
  const due = ended.filter(
    ({ subject: { prompt }, hasAnswers, series }) =>
      series === prompt.series && (hasAnswers || current.has(prompt.id)),
  );
  await openSeries(
    tx,
    due.flatMap(({ subject }) => (current.has(subject.prompt.id) ? [] : [subject])),
  );
  const numbers = await addUpScope(tx, { subjects: due.map(({ subject }) => subject), lastDay });
  await upsertMonitoringData(
    tx,
    due.map(({ subject: { prompt, company }, createdAt, endedAt, hasAnswers }, index) => {
      const figures = current.get(prompt.id);
      return {
        id: known.get(prompt.id)?.id ?? newId<MonitoringRow['id']>(),
        promptId: prompt.id,
        userId: company.userId,
        ...numbersAt(numbers, index),
        periodEnd: endedAt,
        collectionStartDate: figures?.collectionStartDate ?? createdAt,
        lastUpdated: hasAnswers ? endedAt : (figures?.lastUpdated ?? endedAt),
        series: prompt.series,
      };
    }),
  );
}

/** The day a series begins on may hold what was asked before it: its first figures add that day up anew. */
async function openSeries(tx: Transaction, subjects: readonly OwnedPrompt[]): Promise<void> {
  const changed = subjects.filter(({ prompt }) => prompt.seriesSince !== null);
  if (changed.length === 0) return;
  const days = [...new Set(changed.flatMap(({ prompt }) => prompt.seriesSince ?? []))];
  await rollUpDays(tx, { subjects: changed, days });
}

/**
 * Recomputes a prompt's current figures over the scope they have, after its answers were read again. False when they
 * are what they were, and when there are none yet.
 */
export async function refreshFigures(
  tx: Transaction,
  { subject, now }: { subject: OwnedPrompt; now: Date },
): Promise<boolean> {
  const promptId = subject.prompt.id;
  await lockFigures(tx, [promptId]);
  const current = (await listMonitoringData(tx, [promptId])).get(promptId);
  const lastDay = await findLastDay(tx, promptId);
  if (current === undefined || lastDay === null) return false;
  const renewed = { ...current, ...numbersAt(await addUpScope(tx, { subjects: [subject], lastDay }), 0) };
  if (isDeepStrictEqual(renewed, current)) return false;
  await upsertMonitoringData(tx, [{ ...renewed, lastUpdated: now }]);
  return true;
}

/** The numbers over the thirty days that end with `lastDay`, in the order of their prompts. */
async function addUpScope(
  tx: Transaction,
  { subjects, lastDay }: { subjects: readonly OwnedPrompt[]; lastDay: RomeDay },
) {
  if (subjects.length === 0) return [];
  const scope = scopeOf(subjects);
  const all = buildThirtyDayWindow({ lastDay, seriesSince: null });
  const tallies = await listDailyTallies(tx, { ...scope, window: all });
  const outcomes = await listOutcomes(tx, { promptIds: scope.promptIds, window: all });
  return subjects.map(({ prompt, company }) => {
    const window = buildThirtyDayWindow({ lastDay, seriesSince: prompt.seriesSince });
    const isInWindow = ({ day }: { day: RomeDay }) => day >= window.firstDay;
    const figures = buildMonitoringFigures({
      tallies: (tallies.get(prompt.id) ?? []).filter(isInWindow),
      outcomes: (outcomes.get(prompt.id) ?? []).filter(isInWindow).map(({ isFinished }) => isFinished),
      ownName: company.name,
      lastDay,
    });
    return { ...flattenFigures(figures), periodStart: window.start };
  });
}

function numbersAt<Numbers>(numbers: readonly Numbers[], index: number): Numbers {
  const found = numbers[index];
  if (found === undefined) throw new Error('A prompt was not added up');
  return found;
}

/** Adds up prompts' answers of Rome days anew. */
export async function rollUpDays(
  tx: Transaction,
  { subjects, days }: { subjects: readonly OwnedPrompt[]; days: readonly RomeDay[] },
): Promise<void> {
  const scope = scopeOf(subjects);
  const asked = await loadEndedDays(tx, { ...scope, days });
  const answers = await listAnswersOfEnded(tx, asked);
  const byPrompt = Map.groupBy(answers, ({ promptId }) => promptId);
  const tallies = scope.promptIds.flatMap((promptId) =>
    tallyDays(byPrompt.get(promptId) ?? []).map((tally) => ({ promptId, ...tally })),
  );
  await replaceDailyTallies(tx, { subjects, days, tallies });
  const sources = await countSourcesOfDays(tx, asked);
  await replaceDailySources(tx, { subjects, days, sources });
  const pages = await listCitedPagesOfDays(tx, asked);
  await replaceDailyAnswers(tx, { subjects, days, answers: recordAnswers({ answers, pages }) });
  await dropCompanyMonths(tx, { companyIds: scope.companyIds, months: listMonths(days) });
}
