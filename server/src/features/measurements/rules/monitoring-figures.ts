import type {
  Change,
  EngineId,
  MentionedCompany,
  MissingAnswers,
  SentimentLabel,
  Stability,
} from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { PositionSums } from '#lib/statistics/mean-interval';
import { type ToneCounts, addTallies } from './aggregate-mentions.ts';
import { decideChange, shapeChange } from './change-verdict.ts';
import type { DailyTally } from './daily-tally.ts';
import { buildResultsTable } from './results-table.ts';
import { listSentimentLabels } from './sentiment-labels.ts';
import { countShownPages, type ShownPages } from './shown-pages.ts';
import { buildStability } from './stability.ts';

/** The current figures of a prompt, as sums and tables; rates and means are derived from them when shown. */
export interface MonitoringFigures {
  readonly mentionedCompanies: MentionedCompany[];
  readonly otherCompanies: { count: number; mentions: number };
  readonly totalResponses: number;
  readonly excludedResponses: { refused: number; empty: number; failed: number };
  readonly missingByEngine: MissingAnswers[];
  readonly shownByEngine: ShownPages[];
  readonly totalAnalyses: number;
  readonly recentAnalyses: boolean[];
  readonly ownMentions: number;
  readonly ownPositions: PositionSums;
  readonly ownSentiment: SentimentLabel[];
  readonly ownTones: ToneCounts;
  readonly engines: EngineId[];
  readonly change: Change | null;
  readonly stability: Stability | null;
}

/** Analyses shown as a strip beside their number. */
const RECENT_ANALYSES = 14;
const NO_TONES: ToneCounts = { positive: 0, neutral: 0, negative: 0, unknown: 0 };

/**
 * The numbers of one prompt over the tallies in scope.
 * @param outcomes whether each ended analysis in scope had an ok answer, oldest first
 */
export function buildMonitoringFigures({
  tallies,
  outcomes,
  ownName,
  lastDay,
}: {
  tallies: readonly DailyTally[];
  outcomes: readonly boolean[];
  ownName: string;
  /** The last of the scope. */
  lastDay: RomeDay;
}): MonitoringFigures {
  const total = addTallies(tallies);
  const table = buildResultsTable({ companies: total.companies, ownName });
  const own = total.companies.find(({ isOwn }) => isOwn);
  const answering = tallies.filter(({ ok }) => ok > 0).map(({ engine }) => engine);
  return {
    mentionedCompanies: table.rows,
    otherCompanies: table.others,
    totalResponses: total.ok,
    excludedResponses: { refused: total.refused, empty: total.empty, failed: total.failed },
    missingByEngine: listMissingByEngine(tallies),
    shownByEngine: countShownPages(tallies),
    totalAnalyses: outcomes.filter(Boolean).length,
    recentAnalyses: outcomes.slice(-RECENT_ANALYSES),
    ownMentions: own?.mentions ?? 0,
    ownPositions: {
      n: own?.mentions ?? 0,
      sum: own?.positionSum ?? 0,
      squareSum: own?.positionSquareSum ?? 0,
    },
    ownSentiment: own === undefined ? [] : listSentimentLabels(own),
    ownTones: own?.tones ?? NO_TONES,
    engines: [...new Set(answering)].sort(),
    change: buildChange({ tallies, lastDay }),
    stability: buildStability(
      tallies.map(({ comparedPairs, similaritySum }) => ({ pairs: comparedPairs, sum: similaritySum })),
    ),
  };
}

/** Which engines are to blame for the answers that did not count. */
function listMissingByEngine(tallies: readonly DailyTally[]): MissingAnswers[] {
  return [...Map.groupBy(tallies, ({ engine }) => engine)]
    .map(([engine, ofEngine]) => {
      const { refused, empty, failed } = addTallies(ofEngine.map((tally) => ({ ...tally, companies: [] })));
      return { engine, refused, empty, failed };
    })
    .filter(({ refused, empty, failed }) => refused + empty + failed > 0)
    .sort((a, b) => (a.engine < b.engine ? -1 : 1));
}

/** The mention rate of the last week of the scope against the week before, in percent. */
function buildChange({
  tallies,
  lastDay,
}: {
  tallies: readonly DailyTally[];
  lastDay: RomeDay;
}): Change | null {
  const days = tallies.map(({ engine, day, ok, companies, models, readers, discarded }) => {
    const hits = companies.find(({ isOwn }) => isOwn)?.mentions ?? 0;
    return { pair: engine, day, hits, n: ok, models, readers, discarded };
  });
  return shapeChange(decideChange({ days, lastDay }));
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
