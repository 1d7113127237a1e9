import type { Change, EngineId, TrendWeek } from '@citato/contract';
import { type RomeDay, addDays } from '#lib/rome-time';
import type { PromptId } from '#lib/ids';
import { PERIOD_DAYS, decideChange, shapeChange } from './change-verdict.ts';
import type { Cell } from './tallies/unpack-tallies.ts';

const WEEKS = 12;

/** What engines said to a prompt, a cell a day and engine, oldest first. */
export interface PromptCells {
  readonly promptId: PromptId;
  readonly cells: readonly Cell[];
}

/** The first day of the twelve weeks that end with a day. */
export const findFirstDay = (lastDay: RomeDay): RomeDay => addDays(lastDay, 1 - WEEKS * PERIOD_DAYS);

/** The days of the twelve weeks that end with a day, each with the place of its week, the first being 0. */
export function placeTrendDays(lastDay: RomeDay): ReadonlyMap<RomeDay, number> {
  const firstDay = findFirstDay(lastDay);
  const days = Array.from({ length: WEEKS * PERIOD_DAYS }, (_, index) => addDays(firstDay, index));
  return new Map(days.map((day, index) => [day, Math.floor(index / PERIOD_DAYS)]));
}

/** The mention rate of prompts over the twelve weeks that have these days, oldest first. */
export function buildTrend({
  prompts,
  weekOf,
}: {
  prompts: readonly PromptCells[];
  weekOf: ReturnType<typeof placeTrendDays>;
}): TrendWeek[] {
  let before: string | null = null;
  return addUpWeeks({ prompts, weekOf }).map(({ mentions, responses, engines }) => {
    const measured = responses === 0 ? before : describeMeasured(engines);
    const isComparable = before === null || measured === before;
    before = measured;
    return { mentions, responses, isComparable };
  });
}

/** What was measured on one engine: which prompts, with which models, by which readers. */
interface Measured {
  readonly prompts: Set<string>;
  readonly models: Set<string>;
  readonly readers: Set<string>;
}

interface Week {
  mentions: number;
  responses: number;
  readonly engines: Map<EngineId, Measured>;
}

/** The cells with ok answers, added up by week: of many companies they are a hundred thousand, so each is met once. */
function addUpWeeks({
  prompts,
  weekOf,
}: {
  prompts: readonly PromptCells[];
  weekOf: ReadonlyMap<RomeDay, number>;
}): Week[] {
  const weeks = Array.from({ length: WEEKS }, (): Week => ({
    mentions: 0,
    responses: 0,
    engines: new Map(),
  }));
  for (const { promptId, cells } of prompts) {
    for (const cell of cells) {
      const week = cell.ok > 0 ? weeks[weekOf.get(cell.day) ?? WEEKS] : undefined;
      if (week === undefined) continue;
      week.mentions += cell.ownMentions;
      week.responses += cell.ok;
      noteMeasured(week, { promptId, cell });
    }
  }
  return weeks;
}

function noteMeasured({ engines }: Week, { promptId, cell }: { promptId: PromptId; cell: Cell }): void {
  const known = engines.get(cell.engine);
  const measured = known ?? { prompts: new Set(), models: new Set(), readers: new Set() };
  if (known === undefined) engines.set(cell.engine, measured);
  measured.prompts.add(promptId);
  for (const model of cell.models) measured.models.add(model);
  for (const reader of cell.readers) measured.readers.add(reader);
}

function describeMeasured(engines: ReadonlyMap<EngineId, Measured>): string {
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
  prompts,
  lastDay,
  daysBetween = 0,
}: {
  prompts: readonly PromptCells[];
  lastDay: RomeDay;
  daysBetween?: number;
}): Change | null {
  const firstDay = addDays(lastDay, 1 - 2 * PERIOD_DAYS - daysBetween);
  const firstEnd = addDays(firstDay, PERIOD_DAYS - 1);
  const laterStart = addDays(lastDay, 1 - PERIOD_DAYS);
  const engines = new Map<string, EngineId>();
  const days = prompts.flatMap(({ promptId, cells }) =>
    cells
      .filter(({ day }) => day >= firstDay && (day <= firstEnd || day >= laterStart))
      .map(({ engine, ownMentions, ok, day, discarded, models, readers }) => {
        const pair = `${engine} ${promptId}`;
        engines.set(pair, engine);
        return { day, discarded, models, readers, pair, hits: ownMentions, n: ok };
      }),
  );
  const decided = decideChange({ days, lastDay, daysBetween });
  if (decided === null) return null;
  const changed = new Set(decided.changedPairs.flatMap((pair) => engines.get(pair) ?? []));
  return shapeChange({ ...decided, changedPairs: [...changed].sort() });
}
