import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { OwnedPromptId } from './rules/ownership.ts';
import { type AskedSeries, findSeriesOfDay } from './rules/series-of-day.ts';
import { listSeriesOfPrompts } from './store/series.ts';

/** The series of some prompts. */
export interface LoadedSeries {
  /** Each prompt's oldest first. */
  readonly all: readonly AskedSeries[];
  /** The number of the series a prompt's day belongs to. */
  readonly numberOf: (place: { promptId: string; day: RomeDay }) => number;
  /** What a prompt's day asked; null of a prompt without a series. */
  readonly questionOf: (place: { promptId: string; day: RomeDay }) => AskedSeries | null;
  /** The day before which nothing may be compared with a prompt's day; null = it is of the first series. */
  readonly startOf: (place: { promptId: string; day: RomeDay }) => RomeDay | null;
}

export async function loadSeries(db: Queryable, promptIds: readonly OwnedPromptId[]): Promise<LoadedSeries> {
  const all = await listSeriesOfPrompts(db, promptIds);
  const byPrompt = Map.groupBy(all, ({ promptId }) => promptId.toString());
  const find = ({ promptId, day }: { promptId: string; day: RomeDay }) =>
    findSeriesOfDay(byPrompt.get(promptId) ?? [], day);
  return {
    all,
    numberOf: (place) => find(place)?.number ?? 1,
    questionOf: (place) => find(place) ?? null,
    startOf: (place) => {
      const found = find(place);
      return found === undefined || found.number === 1 ? null : found.firstDay;
    },
  };
}
