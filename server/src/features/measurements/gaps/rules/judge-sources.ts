import type { GAP_VERDICTS } from '@citato/contract';
import { compareText } from '#lib/text';
import { judgeFamily } from '../../timeline/rules/judge-family.ts';
import { compareSource, type ComparedSource } from './compare-gaps.ts';
import { WITH, WITHOUT } from '../../rules/packed-answers/answer-sums.ts';
import type { GapCounts } from './count-gaps.ts';
import type { Sighting, SourceCounts } from './count-sources.ts';

/** A source with what may be said of it. */
export interface JudgedSource extends Omit<ComparedSource, 'degreesOfFreedom'> {
  readonly source: string;
  readonly verdict: (typeof GAP_VERDICTS)[number];
  /** Prompts with an answer that cites it and names a rival alone. */
  readonly promptIds: readonly string[];
  readonly last: Sighting | null;
}

/** Sources in fewer answers of both sides than this are counted together. */
const MIN_SHARE = 0.02;
const MIN_ANSWERS = 3;
const MAX_SOURCES = 60;

/** The sources that are shown: those cited most on either side. */
export function chooseSources({ sources, totals }: GapCounts): string[] {
  const shareOf = ([without, named]: readonly [number, number]) =>
    Math.max(
      totals[WITHOUT] === 0 ? 0 : without / totals[WITHOUT],
      totals[WITH] === 0 ? 0 : named / totals[WITH],
    );
  return [...sources]
    .filter(([, counts]) => shareOf(counts) >= MIN_SHARE && counts[WITHOUT] + counts[WITH] >= MIN_ANSWERS)
    .sort(([a, ofA], [b, ofB]) => shareOf(ofB) - shareOf(ofA) || compareText(a, b))
    .slice(0, MAX_SOURCES)
    .map(([source]) => source);
}

/**
 * What may be said of each source though all of them were looked at, and of `unseen` further ones of the same view that
 * are not compared here: these take their part of the error, too. The largest difference comes first.
 */
export function judgeSources({
  counts,
  cited,
  unseen = 0,
}: {
  counts: GapCounts;
  cited: ReadonlyMap<string, SourceCounts>;
  unseen?: number;
}): JudgedSource[] {
  const compared = [...cited].map(([source, of]) => ({ source, of, ...compareSource(counts, of) }));
  const members = compared.map(({ source, difference, degreesOfFreedom }) => ({
    key: source,
    difference,
    degreesOfFreedom,
    weight: 1,
  }));
  const rest = { key: '', difference: { value: 0, low: -100, high: 100 }, degreesOfFreedom: Infinity };
  const proven = judgeFamily(unseen === 0 ? members : [...members, { ...rest, weight: unseen }]);
  return compared
    .map(({ source, of, degreesOfFreedom: _, ...rates }): JudgedSource => ({
      source,
      ...rates,
      verdict: decideVerdict({ difference: rates.difference, isProven: proven.has(source) }),
      promptIds: listPrompts(counts, of),
      last: of.last,
    }))
    .sort((a, b) => rank(b) - rank(a) || compareText(a.source, b.source));
}

function decideVerdict({
  difference,
  isProven,
}: {
  difference: ComparedSource['difference'];
  isProven: boolean;
}): JudgedSource['verdict'] {
  if (difference === null) return 'too_few';
  if (!isProven) return 'within_variability';
  return difference.value > 0 ? 'more_without' : 'more_with';
}

/** What stands before what does not, then the larger difference. */
const rank = ({ verdict, difference }: JudgedSource): number =>
  (verdict === 'more_without' ? 1000 : verdict === 'too_few' ? -1000 : 0) + (difference?.value ?? 0);

function listPrompts({ scope: { engineIds, promptIds } }: GapCounts, { pairs }: SourceCounts): string[] {
  return promptIds.filter((_, prompt) =>
    engineIds.some((_engine, engine) => (pairs[WITHOUT][prompt * engineIds.length + engine] ?? 0) > 0),
  );
}
