import type { EngineId, MentionedCompany, SentimentLabel } from '@citato/contract';
import { type AnswerTally, type ToneCounts, addTallies } from './aggregate-mentions.ts';
import type { PositionSums } from './mean-interval.ts';
import { buildResultsTable } from './results-table.ts';
import { listSentimentLabels } from './sentiment-labels.ts';

/** The answers of one prompt, day and engine, added up. */
export interface DailyTally extends AnswerTally {
  readonly engine: EngineId;
}

/** The standing numbers of a prompt, as sums and tables; rates and means are derived from them when shown. */
export interface MonitoringFigures {
  readonly mentionedCompanies: MentionedCompany[];
  readonly otherCompanies: { count: number; mentions: number };
  readonly totalResponses: number;
  readonly excludedResponses: { refused: number; empty: number; failed: number };
  readonly totalAnalyses: number;
  readonly recentAnalyses: boolean[];
  readonly ownMentions: number;
  readonly ownPositions: PositionSums;
  readonly ownSentiment: SentimentLabel[];
  readonly ownTones: ToneCounts;
  readonly engines: EngineId[];
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
}: {
  tallies: readonly DailyTally[];
  outcomes: readonly boolean[];
  ownName: string;
}): MonitoringFigures {
  const total = addTallies(tallies);
  const table = buildResultsTable({ companies: total.companies, ownName, totalResponses: total.ok });
  const own = total.companies.find(({ isOwn }) => isOwn);
  const heard = tallies.filter(({ ok }) => ok > 0).map(({ engine }) => engine);
  return {
    mentionedCompanies: table.rows,
    otherCompanies: table.others,
    totalResponses: total.ok,
    excludedResponses: { refused: total.refused, empty: total.empty, failed: total.failed },
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
    engines: [...new Set(heard)].sort(),
  };
}
