import type { EngineId } from '@citato/contract';
import { type RomeDay, addDays } from '#lib/rome-time';
import { firstOfMonth } from '../../rules/merge-months.ts';
import type { StoredMonth } from '../../rules/packed-answers/stored-month.ts';
import { countDays, type Span } from '../../timeline/rules/spans.ts';

export interface AskedGaps {
  readonly span: Span;
  /** Null: all. */
  readonly engines: readonly EngineId[] | null;
  /** The key of a rival: only answers that name it count as without the own company. Null: any. */
  readonly rival: string | null;
}

/** Longer periods take months for clusters, which hold the days of one: as valid, and a twelfth of the work. */
const MAX_DAYS_BY_DAY = 92;

/** Which answers count, and the places of prompts, engines and clusters of days in the columns of numbers. */
export interface GapScope extends AskedGaps {
  readonly promptIds: readonly string[];
  readonly engineIds: readonly EngineId[];
  readonly clusterNames: readonly RomeDay[];
  /** Clusters are months. */
  readonly isLong: boolean;
  /** The place of a month's days among the clusters, by day of the month; −1 outside of the period. */
  clustersOf(month: RomeDay): readonly number[];
  /** The place of a month's engines in scope, −1 outside of it; the prompts of a company's month share their list. */
  placesOf(engines: readonly EngineId[]): {
    readonly engines: readonly number[];
    readonly isAsked: readonly boolean[];
  };
}

/** Whether a period takes months for clusters. */
export const isLongPeriod = ({ span }: Pick<AskedGaps, 'span'>): boolean => countDays(span) > MAX_DAYS_BY_DAY;

export function buildGapScope(
  months: readonly Pick<StoredMonth, 'promptId' | 'month' | 'engines'>[],
  asked: AskedGaps,
): GapScope {
  const { span } = asked;
  const isLong = isLongPeriod(asked);
  const clusterNames: RomeDay[] = [];
  const places = new Map<RomeDay, number>();
  const names = [...new Set(months.map(({ month }) => month))].sort();
  const byMonth = new Map(
    names.map((month) => [
      month,
      Array.from({ length: 32 }, (_, day) => {
        const name = addDays(month, day - 1);
        if (day === 0 || name < span.firstDay || name > span.lastDay) return -1;
        const cluster = isLong ? firstOfMonth(name) : name;
        const known = places.get(cluster) ?? clusterNames.push(cluster) - 1;
        places.set(cluster, known);
        return known;
      }),
    ]),
  );
  const engineIds = [...new Set([...new Set(months.map(({ engines }) => engines))].flat())].sort();
  const listPlaces = (engines: readonly EngineId[]) => {
    const isAsked = engines.map((engine) => asked.engines?.includes(engine) !== false);
    return {
      isAsked,
      engines: engines.map((engine, at) => (isAsked[at] === true ? engineIds.indexOf(engine) : -1)),
    };
  };
  const engineLists = new Map(months.map(({ engines }) => [engines, listPlaces(engines)]));
  return {
    ...asked,
    promptIds: [...new Set(months.map(({ promptId }) => promptId))],
    engineIds,
    clusterNames,
    isLong,
    clustersOf: (month) => byMonth.get(month) ?? [],
    placesOf: (engines) => engineLists.get(engines) ?? listPlaces(engines),
  };
}
