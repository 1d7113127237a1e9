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
    const placed = placeMonth(month, scope);
    for (const [row, engine] of placed.engines.entries()) {
      if (engine === -1) continue;
      const pair = (promptPlaces.get(month.promptId) ?? 0) * engineIds.length + engine;
      add(okPairs, pair, at(sums.ok, row));
      for (const side of BOTH) add(pairs[side], pair, at(sums.sides, row * 2 + side));
      visitClusters(placed.clusters, { isLong: scope.isLong, sums, row }, (cluster, ok, sides) => {
        const place = engine * clusterNames.length + cluster;
        add(okClusters, place, ok);
        for (const side of BOTH) add(clusters[side], place, sides[side]);
      });
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

/** The answers of one engine by cluster: all of the month, or each of its days. */
function visitClusters(
  clusters: readonly number[],
  { isLong, sums: { ok, sides, days }, row }: { isLong: boolean; sums: SummedMonth['sums']; row: number },
  visit: (cluster: number, ok: number, sides: readonly [number, number]) => void,
): void {
  if (isLong || days === null) {
    const cluster = clusters.find((place) => place !== -1);
    if (cluster !== undefined) visit(cluster, at(ok, row), [at(sides, row * 2), at(sides, row * 2 + 1)]);
    return;
  }
  for (const [day, cluster] of clusters.entries()) {
    const place = placeOfDay(row, day);
    if (cluster !== -1)
      visit(cluster, at(days.ok, place), [at(days.sides, place * 2), at(days.sides, place * 2 + 1)]);
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
    const { rivals, rivalNames, rivalAnswers } = month.sums;
    const { engines, wide } = placeMonth(month, scope);
    const places = keys.placesOf(month.rivalKeys);
    for (let row = 0; row < rivals.length; row += 1) {
      let answers = 0;
      for (let engine = 0; engine < wide; engine += 1)
        if (engines[engine] !== -1) answers += at(rivalAnswers, row * wide + engine);
      if (answers === 0) continue;
      const place = at(places, at(rivals, row));
      const known = counted[place];
      if (known === undefined)
        counted[place] = {
          name: month.rivalNames[at(rivalNames, row)] ?? keys.words[place] ?? '',
          answers,
        };
      else known.answers += answers;
    }
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
    const { sources, sourceAnswers } = month.sums;
    const { engines, wide } = placeMonth(month, scope);
    const places = names.placesOf(month.sources);
    for (let row = 0; row < sources.length; row += 1) {
      let [without, named] = [0, 0];
      for (let engine = 0; engine < wide; engine += 1) {
        if (engines[engine] === -1) continue;
        const place = (row * wide + engine) * 2;
        without += at(sourceAnswers, place);
        named += at(sourceAnswers, place + 1);
      }
      if (without === 0 && named === 0) continue;
      const place = at(places, at(sources, row));
      const known = counted[place];
      if (known === undefined) counted[place] = [without, named];
      else {
        known[WITHOUT] += without;
        known[WITH] += named;
      }
    }
  }
  return new Map(
    names.words.flatMap((name, place) => {
      const both = counted[place];
      return both === undefined ? [] : [[name, both] as const];
    }),
  );
}
