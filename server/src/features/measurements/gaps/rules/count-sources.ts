import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import { WITH, WITHOUT } from '../../rules/packed-answers/answer-sums.ts';
import { visitAnswers } from '../../rules/packed-answers/unpack-answers.ts';
import { writeDay } from '../../rules/tallies/unpack-tallies.ts';
import type { GapScope } from './gap-scope.ts';
import { add, at, createSides, placeMonth, type Sides } from './place-month.ts';
import type { SummedMonth } from './summed-month.ts';
import { createWordPlaces } from './word-places.ts';

/** Where an answer without the own company that cites a source is found: the last one. */
export interface Sighting {
  readonly promptId: string;
  readonly engine: string;
  readonly day: RomeDay;
}

export interface SourceCounts {
  readonly pairs: Sides;
  readonly clusters: Sides;
  readonly last: Sighting | null;
}

/** The same while months are counted: the last sighting by its day of the month. */
interface Counting extends Pick<SourceCounts, 'pairs' | 'clusters'> {
  last: { readonly month: SummedMonth; readonly day: number; readonly engine: EngineId } | null;
}

/** Where and when chosen sources are cited; of the others nothing is kept. */
export function countSources(
  months: readonly SummedMonth[],
  { scope, chosen }: { scope: GapScope; chosen: readonly string[] },
): ReadonlyMap<string, SourceCounts> {
  const { engineIds, promptIds, clusterNames } = scope;
  const promptPlaces = new Map(promptIds.map((id, index) => [id, index]));
  const counts = new Map(
    chosen.map((source): [string, Counting] => [
      source,
      {
        pairs: createSides(promptIds.length * engineIds.length),
        clusters: createSides(engineIds.length * clusterNames.length),
        last: null,
      },
    ]),
  );
  const names = createWordPlaces();
  const found: (Counting | undefined)[] = [];
  for (const month of months) {
    const { sums } = month;
    const { engines, clusters } = placeMonth(month, scope);
    const places = names.placesOf(month.sources);
    for (let place = found.length; place < names.words.length; place += 1)
      found.push(counts.get(names.words[place] ?? ''));
    const cluster = clusters.find((place) => place !== -1) ?? -1;
    const prompt = (promptPlaces.get(month.promptId) ?? 0) * engineIds.length;
    sums.rows.visitCells(
      (place) => found[at(places, place)] !== undefined,
      ({ source: place, engine: index, without, named, lastDay: day }) => {
        const source = found[at(places, place)];
        const engine = engines[index] ?? -1;
        if (source === undefined || engine === -1 || without + named === 0) return;
        add(source.pairs[WITHOUT], prompt + engine, without);
        add(source.pairs[WITH], prompt + engine, named);
        if (scope.isLong && cluster !== -1) {
          add(source.clusters[WITHOUT], engine * clusterNames.length + cluster, without);
          add(source.clusters[WITH], engine * clusterNames.length + cluster, named);
        }
        const seenBy = month.engines[index];
        if (day === 0 || seenBy === undefined) return;
        if (source.last === null || isLater({ month, day }, source.last))
          source.last = { month, day, engine: seenBy };
      },
    );
    if (!scope.isLong) countDays({ month, counts, scope });
  }
  return new Map(
    [...counts].map(([source, { pairs, clusters, last }]) => [
      source,
      { pairs, clusters, last: last === null ? null : placeSighting(last) },
    ]),
  );
}

/** The days on which chosen sources are cited. */
function countDays({
  month,
  counts,
  scope,
}: {
  month: SummedMonth;
  counts: ReadonlyMap<string, Counting>;
  scope: GapScope;
}): void {
  const { engines, clusters } = placeMonth(month, scope);
  const known = month.sources.map((source) => counts.get(source));
  const rival = scope.rival === null ? -1 : month.rivalKeys.indexOf(scope.rival);
  visitAnswers(month.answers ?? new Uint8Array(), (answer) => {
    const [cluster, engine] = [clusters[answer.day] ?? -1, engines[answer.engine] ?? -1];
    if (cluster === -1 || engine === -1) return;
    const isWithout = scope.rival === null ? answer.rivals.length > 0 : answer.rivals.includes(rival);
    if (!answer.namesOwn && !isWithout) return;
    const side = answer.namesOwn ? WITH : WITHOUT;
    const place = engine * scope.clusterNames.length + cluster;
    for (const source of answer.sources) {
      const found = known[source];
      if (found !== undefined) add(found.clusters[side], place, 1);
    }
  });
}

interface Seen {
  readonly month: SummedMonth;
  readonly day: number;
}

/** Of one day the first prompt counts, and the first engine of it. */
const isLater = (one: Seen, other: Seen): boolean =>
  one.month.month === other.month.month ? one.day > other.day : one.month.month > other.month.month;

const placeSighting = ({ month, day, engine }: Seen & { engine: EngineId }): Sighting => ({
  promptId: month.promptId,
  engine,
  day: writeDay(month.month, day),
});
