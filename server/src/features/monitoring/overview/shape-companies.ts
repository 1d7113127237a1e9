import type { CompanyWithPrompts, MonitoringData, Prompt, RereadingProgress } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { describeProgress, type AttemptRow, type StateWithAnalysis } from '#features/analysis';
import { describeFault } from '#features/answers';
import { describeNewCompany, type listCompanyRows } from '#features/companies';
import {
  buildCompanyFigures,
  type listMonitoringOfUser,
  type listSummariesOfUser,
} from '#features/measurements';
import { buildMeanPosition } from '#lib/statistics/mean-interval';
import { takeFirstView } from '../rules/first-view.ts';

type NumbersSummary = Awaited<ReturnType<typeof listSummariesOfUser>>[number];
type MonitoringRow = Awaited<ReturnType<typeof listMonitoringOfUser>>[number];

type CompanyWithPromptRows = Awaited<ReturnType<typeof listCompanyRows>>[number];

/** What monitoring knows of a user's prompts, by prompt. */
export interface MonitoringOfUser {
  readonly states: ReadonlyMap<string, StateWithAnalysis>;
  readonly summaries: ReadonlyMap<string, NumbersSummary>;
  readonly down: readonly AttemptRow[];
  /** Companies whose numbers are being renewed under corrected names. */
  readonly rereading: ReadonlyMap<string, RereadingProgress>;
  readonly data: ReadonlyMap<string, MonitoringData>;
  /** New prompts whose first analysis is about to start. */
  readonly starting: ReadonlySet<string>;
}

export function shapeCompany(
  { company, prompts }: CompanyWithPromptRows,
  monitoring: MonitoringOfUser,
): CompanyWithPrompts {
  const asNew = describeNewCompany({ company, prompts, starting: 0 });
  const summaries = prompts.flatMap((prompt) => monitoring.summaries.get(prompt.id) ?? []);
  const changes = prompts.flatMap(({ seriesBeganAt }) => seriesBeganAt ?? []);
  const updates = [...summaries.map(({ lastUpdated }) => lastUpdated), ...changes].map(Number);
  return {
    ...asNew,
    rereading: monitoring.rereading.get(company.id) ?? null,
    lastUpdated: updates.length === 0 ? null : new Date(Math.max(...updates)).toISOString(),
    figures: buildCompanyFigures(
      prompts.map((prompt) => ({
        namesOwnCompany: prompt.namesOwnCompany,
        numbers: describeContribution(monitoring.summaries.get(prompt.id)),
      })),
    ),
    prompts: asNew.prompts.map((prompt) => {
      const shaped = shapePrompt(prompt, monitoring);
      // An engine that was left out later no longer counts as missing.
      const missing = shaped.missingEngines.filter(
        ({ engine }) => !company.excludedEngines.some((excluded) => excluded === engine),
      );
      return { ...shaped, missingEngines: missing };
    }),
  };
}

function shapePrompt(prompt: Prompt, monitoring: MonitoringOfUser): Prompt {
  const { state, running = null } = monitoring.states.get(prompt.id) ?? {};
  const data = monitoring.data.get(prompt.id);
  const isStarting = monitoring.starting.has(prompt.id);
  return {
    ...prompt,
    analysisStatus: state?.status ?? (isStarting ? 'in_progress' : 'idle'),
    analysisStartedAt: state?.startedAt?.toISOString() ?? null,
    lastProcessed: state?.lastProcessedAt?.toISOString() ?? null,
    nextRun: state?.nextRunAt?.toISOString() ?? null,
    lastOutcome: state?.lastOutcome ?? null,
    progress: running === null ? null : describeProgress({ analysis: running, step: running.status }),
    missingEngines: monitoring.down
      .filter(({ promptId }) => promptId === prompt.id)
      .map(({ engine, failureKind, nextAttemptAt }) => ({
        engine,
        reason: describeFault(failureKind),
        nextAttempt: nextAttemptAt.toISOString(),
      })),
    monitoringData: data === undefined ? [] : [data],
  };
}

function describeContribution(summary: NumbersSummary | undefined) {
  if (summary === undefined) return null;
  const { totalResponses, ownMentions } = summary;
  return { totalResponses, ownMentions, ownPositions: positionsOf(summary) };
}

function positionsOf({ ownMentions, ownPositionSum, ownPositionSquareSum }: NumbersSummary) {
  return { n: ownMentions, sum: ownPositionSum, squareSum: ownPositionSquareSum };
}

function addMentions({ mentionedCompanies, otherCompaniesMentions }: MonitoringRow): number {
  return mentionedCompanies.reduce((total, { mentions }) => total + mentions, otherCompaniesMentions);
}

/** The current figures as lists carry them: of the table only what is seen at first. */
export function shapeListedNumbers(numbers: MonitoringRow): MonitoringData {
  const whole = shapeMonitoringData(numbers);
  return { ...whole, ...takeFirstView(whole) };
}

/** The current figures with the whole table, for documents. */
export function shapeMonitoringData(numbers: MonitoringRow): MonitoringData {
  const mentionRate = buildRate({ hits: numbers.ownMentions, n: numbers.totalResponses });
  return {
    id: numbers.id,
    promptId: numbers.promptId,
    mentionedCompanies: numbers.mentionedCompanies,
    otherCompanies: { count: numbers.otherCompaniesCount, mentions: numbers.otherCompaniesMentions },
    totalMentions: addMentions(numbers),
    totalResponses: numbers.totalResponses,
    excludedResponses: {
      refused: numbers.refusedResponses,
      empty: numbers.emptyResponses,
      failed: numbers.failedResponses,
    },
    missingByEngine: numbers.missingByEngine,
    shownRates: numbers.shownByEngine.map(({ engine, shown, pages }) => ({
      engine,
      rate: buildRate({ hits: shown, n: pages }),
    })),
    totalAnalyses: numbers.totalAnalyses,
    recentAnalyses: numbers.recentAnalyses,
    userCompanyPercentage: mentionRate.percent,
    mentionRate,
    change: numbers.change,
    stability: numbers.stability,
    averagePosition: buildMeanPosition(positionsOf(numbers)),
    sentiment: numbers.ownSentiment,
    tones: numbers.ownTones,
    engines: numbers.engines,
    periodStart: numbers.periodStart.toISOString(),
    periodEnd: numbers.periodEnd.toISOString(),
    collectionStartDate: numbers.collectionStartDate.toISOString(),
    lastUpdated: numbers.lastUpdated.toISOString(),
  };
}
