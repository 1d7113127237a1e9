import type { Change, TrendWeek } from '@citato/contract';
import { type RomeDay, addDays } from '#lib/rome-time';
import type { PromptId } from '#lib/ids';
import { PERIOD_DAYS, decideChange, shapeChange } from './change-verdict.ts';
import type { Cell } from './unpack-tallies.ts';

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
  let before: string | null = null;
  return Array.from({ length: WEEKS }, (_, index) => {
    const until = addDays(lastDay, (index + 1 - WEEKS) * PERIOD_DAYS);
    const from = addDays(until, 1 - PERIOD_DAYS);
    const heard = cells.filter(({ day, ok }) => ok > 0 && day >= from && day <= until);
    const measured = heard.length === 0 ? before : describeMeasured(heard);
    const isComparable = before === null || measured === before;
    before = measured;
    return {
      mentions: heard.reduce((sum, { ownMentions }) => sum + ownMentions, 0),
      responses: heard.reduce((sum, { ok }) => sum + ok, 0),
      isComparable,
    };
  });
}

/** What was measured: which prompts at which engines, with which models, read by whom. */
function describeMeasured(cells: readonly PromptCell[]): string {
  const parts = cells.flatMap(({ promptId, engine, models, readers }) => [
    `${promptId} ${engine}`,
    ...models.map((model) => `${engine} ${model}`),
    ...readers.map((reader) => `read by ${reader}`),
  ]);
  return [...new Set(parts)].sort().join('\n');
}

/** The last week of several prompts together against the one before, prompt by prompt and engine by engine. */
export function buildJointChange({
  cells,
  lastDay,
}: {
  cells: readonly PromptCell[];
  lastDay: RomeDay;
}): Change | null {
  const days = cells.map(({ promptId, engine, ownMentions, ok, ...cell }) => ({
    ...cell,
    pair: `${engine} ${promptId}`,
    hits: ownMentions,
    n: ok,
  }));
  const engines = new Map(cells.map(({ promptId, engine }) => [`${engine} ${promptId}`, engine]));
  const decided = decideChange({ days, lastDay });
  if (decided === null) return null;
  const changed = new Set(decided.changedPairs.flatMap((pair) => engines.get(pair) ?? []));
  return shapeChange({ ...decided, changedPairs: [...changed].sort() });
}
