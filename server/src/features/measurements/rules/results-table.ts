import type { MentionedCompany } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { buildMeanPosition } from '#lib/statistics/mean-interval';
import { compareText } from '#lib/text';
import type { CompanyTally } from './aggregate-mentions.ts';
import { listSentimentLabels } from './sentiment-labels.ts';

/** Companies of one prompt that travel to the browser. */
const MAX_ROWS = 200;
/** Labels of one row; the screen shows two, the report one. */
const MAX_ROW_LABELS = 3;
const BOUND_SCALE = 10_000;

export interface ResultsTable {
  readonly rows: MentionedCompany[];
  /** Companies found beyond the rows. */
  readonly others: { count: number; mentions: number };
}

/**
 * The results table of a prompt: mentions descending, then average position ascending, then name.
 * The own company always has its row, under the name the user gave it; shares are of all companies found.
 */
export function buildResultsTable({
  companies,
  ownName,
}: {
  companies: readonly CompanyTally[];
  ownName: string;
}): ResultsTable {
  const allMentions = companies.reduce((total, { mentions }) => total + mentions, 0);
  const own = companies.filter(({ isOwn }) => isOwn);
  const withOwn = own.length > 0 ? companies : [...companies, absentOwn];
  const ranked = withOwn
    .map((company) => buildRow({ company, ownName, allMentions }))
    .sort(compareRows)
    .map((row, index) => ({ ...row, rank: index + 1 }));
  return keepMost(ranked);
}

const absentOwn: CompanyTally = {
  key: '',
  isOwn: true,
  names: [],
  mentions: 0,
  occurrences: 0,
  positionSum: 0,
  positionSquareSum: 0,
  tones: { positive: 0, neutral: 0, negative: 0, unknown: 0 },
  aspects: [],
  besideOwn: 0,
  beforeOwn: 0,
};

/** One row, as sums: what is a rate of them and how sure it is, is worked out where it is shown. */
function buildRow({
  company,
  ownName,
  allMentions,
}: {
  company: CompanyTally;
  ownName: string;
  allMentions: number;
}): MentionedCompany {
  const { key, mentions, occurrences, positionSum, positionSquareSum, isOwn } = company;
  const share = buildRate({ hits: mentions, n: allMentions });
  const position = buildMeanPosition({ n: mentions, sum: positionSum, squareSum: positionSquareSum });
  return {
    key,
    name: isOwn ? ownName : chooseDisplayName(company),
    rank: 0,
    isOwn,
    mentions,
    occurrences,
    sharePercent: share.percent,
    averagePosition: position.value,
    positionLow: roundBound(position.low),
    positionHigh: roundBound(position.high),
    sentiment: listSentimentLabels(company).slice(0, MAX_ROW_LABELS),
  };
}

/**
 * An end of an interval is an estimate: digits after the fourth decimal mean nothing and are a fifth of the response.
 */
function roundBound(bound: number | null): number | null {
  return bound === null ? null : Math.round(bound * BOUND_SCALE) / BOUND_SCALE;
}

/** The most frequent spelling; of equally frequent ones the first in code order. */
export function chooseDisplayName({ names, key }: Pick<CompanyTally, 'names' | 'key'>): string {
  const [best] = [...names].sort((a, b) => b.count - a.count || compareText(a.name, b.name));
  return best?.name ?? key;
}

function compareRows(a: MentionedCompany, b: MentionedCompany): number {
  return (
    b.mentions - a.mentions ||
    (a.averagePosition ?? Infinity) - (b.averagePosition ?? Infinity) ||
    compareText(a.name, b.name)
  );
}

function keepMost(ranked: MentionedCompany[]): ResultsTable {
  const top = ranked.slice(0, MAX_ROWS);
  const own = ranked.find(({ isOwn }) => isOwn);
  const isOwnBelow = own !== undefined && !top.includes(own);
  const rows = isOwnBelow ? [...top.slice(0, MAX_ROWS - 1), own] : top;
  const others = ranked.filter((row) => !rows.includes(row));
  return {
    rows,
    others: { count: others.length, mentions: others.reduce((total, { mentions }) => total + mentions, 0) },
  };
}
