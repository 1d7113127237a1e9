import type { EngineId } from '@citato/contract';
import { placeOfDay, WITH, WITHOUT } from '../../rules/packed-answers/answer-sums.ts';
import type { GapScope } from './gap-scope.ts';
import { add, at, BOTH, createSides, placeMonth, type Sides } from './place-month.ts';
import type { SummedMonth } from './summed-month.ts';
import { createWordPlaces } from './word-places.ts';

export interface GapCounts {
  readonly scope: GapScope;
  /** Ok answers, whomever they name. */
  readonly ok: number;
  /** The same by engine and cluster. */
  readonly okClusters: Int32Array;
  /** Engines and prompts with an ok answer. */
  readonly answering: readonly EngineId[];
  readonly prompts: number;
  readonly totals: readonly [number, number];
  readonly pairs: Sides;
  readonly clusters: Sides;
  /** Rivals by the answers that name them and not the own company. */
  readonly rivals: ReadonlyMap<string, { readonly name: string; readonly answers: number }>;
  /** Every source by the answers of both sides that cite it. */
  readonly sources: ReadonlyMap<string, readonly [number, number]>;
}

/** How many answers there are of both sides, whom they name and what they cite. */
export function countGaps(months: readonly SummedMonth[], scope: GapScope): GapCounts {
  const { engineIds, promptIds, clusterNames } = scope;
  const promptPlaces = new Map(promptIds.map((id, index) => [id, index]));
  const pairs = createSides(promptIds.length * engineIds.length);
  const clusters = createSides(engineIds.length * clusterNames.length);
  const okClusters = new Int32Array(engineIds.length * clusterNames.length);
  const okPairs = new Int32Array(promptIds.length * engineIds.length);
  for (const month of months) {
    const { sums } = month;
    const { engines, clusters: ofDays, wide } = placeMonth(month, scope);
    const prompt = (promptPlaces.get(month.promptId) ?? 0) * engineIds.length;
    // Of a long period all of a month is one cluster.
    const days = scope.isLong ? null : sums.days;
    const whole = ofDays.find((place) => place !== -1);
    for (let row = 0; row < wide; row += 1) {
      const engine = engines[row] ?? -1;
      if (engine === -1) continue;
      add(okPairs, prompt + engine, at(sums.ok, row));
      for (const side of BOTH) add(pairs[side], prompt + engine, at(sums.sides, row * 2 + side));
      const first = engine * clusterNames.length;
      if (days !== null) addDays({ okClusters, clusters }, { days, row, ofDays, first });
      else if (whole !== undefined) {
        add(okClusters, first + whole, at(sums.ok, row));
        for (const side of BOTH) add(clusters[side], first + whole, at(sums.sides, row * 2 + side));
      }
    }
  }
  const sum = (numbers: Int32Array) => numbers.reduce((total, number) => total + number, 0);
  return {
    scope,
    ok: sum(okPairs),
    okClusters,
    answering: engineIds.filter((_, engine) =>
      clusterNames.some((_name, day) => okClusters[engine * clusterNames.length + day]),
    ),
    prompts: promptIds.filter((_, prompt) =>
      engineIds.some((_id, engine) => okPairs[prompt * engineIds.length + engine]),
    ).length,
    totals: [sum(pairs[WITHOUT]), sum(pairs[WITH])],
    pairs,
    clusters,
    ...countWords(months, scope),
  };
}

/** The answers of one engine on each day, to the cluster of the day. */
function addDays(
  { okClusters, clusters }: Pick<GapCounts, 'okClusters' | 'clusters'>,
  {
    days,
    row,
    ofDays,
    first,
  }: {
    days: NonNullable<SummedMonth['sums']['days']>;
    row: number;
    ofDays: readonly number[];
    /** The place of the engine's first cluster. */
    first: number;
  },
): void {
  for (let day = 0; day < ofDays.length; day += 1) {
    const cluster = ofDays[day] ?? -1;
    if (cluster === -1) continue;
    const place = placeOfDay(row, day);
    add(okClusters, first + cluster, at(days.ok, place));
    for (const side of BOTH) add(clusters[side], first + cluster, at(days.sides, place * 2 + side));
  }
}

/** Rivals by the answers that name them and not the own company, sources by those of both sides that cite them. */
function countWords(months: readonly SummedMonth[], scope: GapScope): Pick<GapCounts, 'rivals' | 'sources'> {
  return { rivals: countRivals(months, scope), sources: countCited(months, scope) };
}

function countRivals(months: readonly SummedMonth[], scope: GapScope): GapCounts['rivals'] {
  const keys = createWordPlaces();
  const counted: { name: string; answers: number }[] = [];
  for (const month of months) {
    const { isAsked } = placeMonth(month, scope);
    const places = keys.placesOf(month.rivalKeys);
    month.sums.rows.visitRivals(isAsked, (rival, name, answers) => {
      if (answers === 0) return;
      const place = at(places, rival);
      const known = counted[place];
      if (known === undefined)
        counted[place] = { name: month.rivalNames[name] ?? keys.words[place] ?? '', answers };
      else known.answers += answers;
    });
  }
  return new Map(
    keys.words.flatMap((key, place) => {
      const rival = counted[place];
      return rival === undefined ? [] : [[key, rival] as const];
    }),
  );
}

function countCited(months: readonly SummedMonth[], scope: GapScope): GapCounts['sources'] {
  const names = createWordPlaces();
  const counted: [number, number][] = [];
  for (const month of months) {
    const { isAsked } = placeMonth(month, scope);
    const places = names.placesOf(month.sources);
    month.sums.rows.visitSources(isAsked, (source, without, named) => {
      if (without === 0 && named === 0) return;
      const place = at(places, source);
      const known = counted[place];
      if (known === undefined) counted[place] = [without, named];
      else {
        known[WITHOUT] += without;
        known[WITH] += named;
      }
    });
  }
  return new Map(
    names.words.flatMap((name, place) => {
      const both = counted[place];
      return both === undefined ? [] : [[name, both] as const];
    }),
  );
}
