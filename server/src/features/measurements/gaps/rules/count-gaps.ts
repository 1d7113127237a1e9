import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import { type PackedAnswer, visitAnswers } from '../../rules/packed-answers/unpack-answers.ts';
import { writeDay } from '../../rules/tallies/unpack-tallies.ts';
import { type GapScope, type StoredMonth } from './gap-scope.ts';

/** Answers that name a rival and not the own company, and those that name it. */
export const WITHOUT = 0;
export const WITH = 1;
type Side = typeof WITHOUT | typeof WITH;

/** Numbers of both sides, by pair of prompt and engine, or by engine and cluster of days. */
export type Sides = readonly [Int32Array, Int32Array];

/** Where an answer without the own company that cites a source is found: the last one. */
export interface Sighting {
  readonly promptId: string;
  readonly engine: string;
  readonly day: RomeDay;
}

export interface SourceCounts {
  readonly pairs: Sides;
  readonly clusters: Sides;
  last: Sighting | null;
}

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

const createSides = (length: number): Sides => [new Int32Array(length), new Int32Array(length)];
const add = (numbers: Int32Array, place: number): void => {
  numbers[place] = (numbers[place] ?? 0) + 1;
};

/** An answer in scope with the places it counts at. */
interface Counted {
  readonly answer: PackedAnswer;
  readonly month: StoredMonth;
  readonly side: Side | null;
  readonly pair: number;
  readonly cluster: number;
}

/** Goes through all answers in scope; one object serves for all of them. */
function visitScope(
  months: readonly StoredMonth[],
  { scope, visit }: { scope: GapScope; visit: (counted: Counted) => void },
): void {
  const promptPlaces = new Map(scope.promptIds.map((id, index) => [id, index]));
  const { engineIds, clusterNames } = scope;
  for (const month of months) {
    const clusters = scope.clustersOf(month.month);
    const engines = month.engines.map((engine) =>
      scope.engines?.includes(engine) === false ? -1 : engineIds.indexOf(engine),
    );
    const rival = scope.rival === null ? -1 : month.rivalKeys.indexOf(scope.rival);
    const isCounted = (rivals: readonly number[]) =>
      scope.rival === null ? rivals.length > 0 : rival !== -1 && rivals.includes(rival);
    const prompt = promptPlaces.get(month.promptId) ?? 0;
    visitAnswers(month.answers, (answer) => {
      const day = clusters[answer.day] ?? -1;
      const engine = engines[answer.engine] ?? -1;
      if (day === -1 || engine === -1) return;
      const side = answer.namesOwn ? WITH : isCounted(answer.rivals) ? WITHOUT : null;
      const pair = prompt * engineIds.length + engine;
      visit({ answer, month, side, pair, cluster: engine * clusterNames.length + day });
    });
  }
}

/** How many answers there are of both sides, whom they name and what they cite. */
export function countGaps(months: readonly StoredMonth[], scope: GapScope): GapCounts {
  const pairs = createSides(scope.promptIds.length * scope.engineIds.length);
  const clusters = createSides(scope.engineIds.length * scope.clusterNames.length);
  const totals: [number, number] = [0, 0];
  const rivals = new Map<string, { name: string; answers: number }>();
  const sources = new Map<string, [number, number]>();
  const okClusters = new Int32Array(clusters[WITHOUT].length);
  const okPairs = new Int32Array(pairs[WITHOUT].length);
  let ok = 0;
  visitScope(months, {
    scope,
    visit: ({ answer, month, side, pair, cluster }) => {
      ok += 1;
      add(okClusters, cluster);
      add(okPairs, pair);
      if (!answer.namesOwn) {
        for (const place of answer.rivals) {
          const key = month.rivalKeys[place] ?? '';
          const known = rivals.get(key);
          if (known === undefined) rivals.set(key, { name: month.rivalNames[place] ?? key, answers: 1 });
          else known.answers += 1;
        }
      }
      if (side === null) return;
      totals[side] += 1;
      add(pairs[side], pair);
      add(clusters[side], cluster);
      for (const place of answer.sources) {
        const source = month.sources[place] ?? '';
        const known = sources.get(source) ?? [0, 0];
        known[side] += 1;
        sources.set(source, known);
      }
    },
  });
  const { engineIds, promptIds, clusterNames } = scope;
  return {
    scope,
    ok,
    okClusters,
    answering: engineIds.filter((_, engine) =>
      clusterNames.some((_name, day) => okClusters[engine * clusterNames.length + day]),
    ),
    prompts: promptIds.filter((_, prompt) =>
      engineIds.some((_id, engine) => okPairs[prompt * engineIds.length + engine]),
    ).length,
    totals,
    pairs,
    clusters,
    rivals,
    sources,
  };
}

/** Where and when chosen sources are cited; of the others nothing is kept. */
export function countSources(
  months: readonly StoredMonth[],
  { scope, chosen }: { scope: GapScope; chosen: readonly string[] },
): ReadonlyMap<string, SourceCounts> {
  const pairs = scope.promptIds.length * scope.engineIds.length;
  const clusters = scope.engineIds.length * scope.clusterNames.length;
  const counts = new Map(
    chosen.map((source): [string, SourceCounts] => [
      source,
      { pairs: createSides(pairs), clusters: createSides(clusters), last: null },
    ]),
  );
  const found = new Map(months.map((month) => [month, month.sources.map((name) => counts.get(name))]));
  visitScope(months, {
    scope,
    visit: ({ answer, month, side, pair, cluster }) => {
      if (side === null) return;
      const known = found.get(month);
      for (const place of answer.sources) {
        const source = known?.[place];
        if (source === undefined) continue;
        add(source.pairs[side], pair);
        add(source.clusters[side], cluster);
        if (side === WITHOUT) source.last = latest(source.last, { month, answer });
      }
    },
  });
  return counts;
}

function latest(
  known: Sighting | null,
  { month, answer }: { month: StoredMonth; answer: PackedAnswer },
): Sighting | null {
  if (known !== null && known.day.slice(0, 7) > month.month.slice(0, 7)) return known;
  const day = writeDay(month.month, answer.day);
  const engine = month.engines[answer.engine];
  if (engine === undefined || (known !== null && known.day >= day)) return known;
  return { promptId: month.promptId, engine, day };
}
