import type { Change, ChangeVerdict, EngineId } from '@citato/contract';
import { type RomeDay, addDays } from '#lib/rome-time';
import { type Cluster, estimateDesignEffect } from '#lib/statistics/design-effect';
import { addClusters, compareStrata } from '#lib/statistics/compare-strata';
import type { Difference } from '#lib/statistics/difference-interval';
import { type ReaderMix, findReaderMix } from './reader-mix.ts';
import { turnDiscarded } from './discarded-reports.ts';

/** Both periods are this long, the later one ending with the last day of the scope. */
export const PERIOD_DAYS = 7;
/** One lucky or unlucky day proves nothing: each side needs so many with an ok answer. */
export const MIN_DAYS = 3;

/** What one engine said to one prompt on one day. `pair` names engine and prompt. */
export interface PairDay<Pair> extends Cluster {
  readonly pair: Pair;
  readonly day: RomeDay;
  /** Those that gave the ok answers, as the engine calls them. */
  readonly models: readonly string[];
  /** Who read them, except the `discarded` ones. */
  readonly readers: readonly string[];
  /** Those of which a model's report was discarded. */
  readonly discarded: number;
}

export interface ChangeDecision<Pair> extends Difference {
  readonly verdict: ChangeVerdict;
  /** Ok answers that were compared. */
  readonly earlierN: number;
  readonly laterN: number;
  /** Pairs whose model is another than before. */
  readonly changedPairs: Pair[];
  /** Null: one reader read all that is compared. */
  readonly readers: ReaderMix | null;
}

/**
 * Whether the share of answers that name the company changed from one week to the next, or to a later one. Only pairs with answers on
 * three days of both weeks are compared; null when there is none. Another model on any of them is another thing that
 * was measured, and another reader another measure: no rise and no fall is claimed then. A discarded report belongs to
 * its model's reading; the verdict counts only where it would be the same however these answers had been read.
 */
export function decideChange<Pair>({
  days,
  lastDay,
  daysBetween = 0,
}: {
  days: readonly PairDay<Pair>[];
  lastDay: RomeDay;
  /** Between the two weeks. */
  daysBetween?: number;
}): ChangeDecision<Pair> | null {
  const compared = listCompared({ days, lastDay, daysBetween });
  if (compared.length === 0) return null;
  const changedPairs = compared.filter(hasOtherModels).map(({ pair }) => pair);
  const difference = measure(compared);
  const pairs = compared.map(({ earlier, later }) => [...earlier, ...later]);
  const readers = findReaderMix(pairs) ?? (dependsOnDiscarded(compared) ? nameAll(pairs.flat()) : null);
  return {
    verdict: changedPairs.length > 0 || readers !== null ? 'model_changed' : judge(difference),
    ...difference,
    earlierN: addClusters(compared.flatMap(({ earlier }) => earlier)).n,
    laterN: addClusters(compared.flatMap(({ later }) => later)).n,
    changedPairs,
    readers,
  };
}

/** A decision as it is sent, in percent; with a changed model there is no difference to quote. */
export function shapeChange(decided: ChangeDecision<EngineId> | null): Change | null {
  if (decided === null) return null;
  const { verdict, earlier, later, difference, low, high, earlierN, laterN, changedPairs, readers } = decided;
  return {
    verdict,
    days: PERIOD_DAYS,
    previousPercent: earlier * 100,
    previousN: earlierN,
    currentPercent: later * 100,
    currentN: laterN,
    points:
      verdict === 'model_changed' ? null : { difference: difference * 100, low: low * 100, high: high * 100 },
    changedEngines: changedPairs,
    ...(readers === null ? {} : { readers }),
  };
}

interface ComparedPair<Pair> {
  readonly pair: Pair;
  readonly earlier: readonly PairDay<Pair>[];
  readonly later: readonly PairDay<Pair>[];
}

function listCompared<Pair>({
  days,
  lastDay,
  daysBetween,
}: {
  days: readonly PairDay<Pair>[];
  lastDay: RomeDay;
  daysBetween: number;
}): ComparedPair<Pair>[] {
  const laterFrom = addDays(lastDay, 1 - PERIOD_DAYS);
  const earlierFrom = addDays(laterFrom, -PERIOD_DAYS - daysBetween);
  const earlierTo = addDays(earlierFrom, PERIOD_DAYS - 1);
  const withAnswers = days.filter(({ n, day }) => n > 0 && day >= earlierFrom && day <= lastDay);
  return [...Map.groupBy(withAnswers, ({ pair }) => pair)]
    .map(([pair, ofPair]) => ({
      pair,
      earlier: ofPair.filter(({ day }) => day <= earlierTo),
      later: ofPair.filter(({ day }) => day >= laterFrom),
    }))
    .filter(({ earlier, later }) => Math.min(earlier.length, later.length) >= MIN_DAYS);
}

function hasOtherModels<Pair>({ earlier, later }: ComparedPair<Pair>): boolean {
  const namesOf = (days: readonly PairDay<Pair>[]) =>
    [...new Set(days.flatMap(({ models }) => models))].sort().join('\n');
  return namesOf(earlier) !== namesOf(later);
}

/** Each pair is a stratum: an engine that answered more often than before changes nothing. */
function measure<Pair>(compared: readonly ComparedPair<Pair>[]): Difference {
  const designEffect = estimateDesignEffect(compared.flatMap(({ earlier, later }) => [earlier, later]));
  return compareStrata(
    compared.map(({ earlier, later }) => ({ earlier: addClusters(earlier), later: addClusters(later) })),
    designEffect,
  );
}

function dependsOnDiscarded<Pair>(compared: readonly ComparedPair<Pair>[]): boolean {
  const isDiscarded = ({ discarded }: PairDay<Pair>) => discarded > 0;
  if (!compared.some(({ earlier, later }) => earlier.some(isDiscarded) || later.some(isDiscarded)))
    return false;
  const verdict = judge(measure(compared));
  return (['up', 'down'] as const).some(
    (direction) => judge(measure(turnDiscarded(compared, direction))) !== verdict,
  );
}

/** Who read them, the rules among them where a report was discarded. */
function nameAll<Pair>(days: readonly PairDay<Pair>[]): ReaderMix {
  const names = new Set([...days.flatMap(({ readers }) => readers), 'rules']);
  return { names: [...names].sort(), since: null };
}

function judge({ low, high }: Difference): ChangeVerdict {
  if (low > 0) return 'rising';
  return high < 0 ? 'falling' : 'within_variability';
}
