import type { Change, EngineId, TrendWeek } from '@citato/contract';
import { type RomeDay, addDays } from '#lib/rome-time';
import type { PromptId } from '#lib/ids';
import { PERIOD_DAYS, decideChange, shapeChange } from './change-verdict.ts';
import type { Cell } from './tallies/unpack-tallies.ts';

const WEEKS = 12;

/** What one engine said to a prompt on one day. */
export interface PromptCell extends Cell {
  readonly promptId: PromptId;
}

/** The first day of the twelve weeks that end with a day. */
export const findFirstDay = (lastDay: RomeDay): RomeDay => addDays(lastDay, 1 - WEEKS * PERIOD_DAYS);

/** The mention rate of prompts over the twelve weeks that end with `lastDay`, oldest first. */
export function buildTrend({
  cells,
  lastDay,
}: {
  cells: readonly PromptCell[];
  lastDay: RomeDay;
}): TrendWeek[] {
  const weeks = groupByWeek({ cells, lastDay });
  let before: string | null = null;
  return Array.from({ length: WEEKS }, (_, week) => {
    const withAnswers = weeks.get(week) ?? [];
    const measured = withAnswers.length === 0 ? before : describeMeasured(withAnswers);
    const isComparable = before === null || measured === before;
    before = measured;
    return {
      mentions: withAnswers.reduce((sum, { ownMentions }) => sum + ownMentions, 0),
      responses: withAnswers.reduce((sum, { ok }) => sum + ok, 0),
      isComparable,
    };
  });
}

/** Cells with ok answers by their week, the first one being 0. */
function groupByWeek({
  cells,
  lastDay,
}: {
  cells: readonly PromptCell[];
  lastDay: RomeDay;
}): Map<number, PromptCell[]> {
  const starts = Array.from({ length: WEEKS }, (_, week) =>
    addDays(lastDay, 1 - (WEEKS - week) * PERIOD_DAYS),
  );
  const [firstDay = lastDay] = starts;
  const withAnswers = cells.filter(({ day, ok }) => ok > 0 && day >= firstDay && day <= lastDay);
  return Map.groupBy(withAnswers, ({ day }) => starts.findLastIndex((start) => day >= start));
}

/** What was measured: which prompts on which engines, with which models, by which readers. */
function describeMeasured(cells: readonly PromptCell[]): string {
  const engines = new Map<EngineId, { prompts: Set<string>; models: Set<string>; readers: Set<string> }>();
  for (const { promptId, engine, models, readers } of cells) {
    const withAnswers = engines.get(engine) ?? { prompts: new Set(), models: new Set(), readers: new Set() };
    engines.set(engine, withAnswers);
    withAnswers.prompts.add(promptId);
    for (const model of models) withAnswers.models.add(model);
    for (const reader of readers) withAnswers.readers.add(reader);
  }
  const write = (words: ReadonlySet<string>) => [...words].sort().join(' ');
  return [...engines]
    .map(([engine, { prompts, models, readers }]) =>
      [engine, write(prompts), write(models), write(readers)].join('\n'),
    )
    .sort()
    .join('\n\n');
}

/**
 * The last week of several prompts together against the one before, or so many days before that, prompt by prompt and
 * engine by engine.
 */
export function buildJointChange({
  cells,
  lastDay,
  daysBetween = 0,
}: {
  cells: readonly PromptCell[];
  lastDay: RomeDay;
  daysBetween?: number;
}): Change | null {
  const firstDay = addDays(lastDay, 1 - 2 * PERIOD_DAYS - daysBetween);
  const firstEnd = addDays(firstDay, PERIOD_DAYS - 1);
  const laterStart = addDays(lastDay, 1 - PERIOD_DAYS);
  const inSpans = cells.filter(({ day }) => day >= firstDay && (day <= firstEnd || day >= laterStart));
  const engines = new Map<string, EngineId>();
  const days = inSpans.map(({ promptId, engine, ownMentions, ok, day, discarded, models, readers }) => {
    const pair = `${engine} ${promptId}`;
    engines.set(pair, engine);
    return { day, discarded, models, readers, pair, hits: ownMentions, n: ok };
  });
  const decided = decideChange({ days, lastDay, daysBetween });
  if (decided === null) return null;
  const changed = new Set(decided.changedPairs.flatMap((pair) => engines.get(pair) ?? []));
  return shapeChange({ ...decided, changedPairs: [...changed].sort() });
}
