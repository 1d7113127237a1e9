import type { Change, ChangeVerdict, EngineId, TrendWeek } from '@citato/contract';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { judgeTrends } from './judge-trends.ts';
import {
  type PromptCells,
  buildJointChange,
  buildTrend,
  findFirstDay,
  placeTrendDays,
} from '../rules/trend.ts';
import { type DayWindow, resumeThirtyDayWindow } from '../rules/thirty-day-window.ts';
import { listPromptCells } from '../store/prompt-cells.ts';

/** A prompt with the first moment of its current figures, and the first day of a question that was changed. */
export interface MeasuredPrompt {
  readonly id: OwnedPromptId;
  readonly companyId: OwnedCompanyId;
  readonly periodStart: Date;
  readonly seriesSince: RomeDay | null;
}

/** What several prompts together came to over twelve weeks. */
export interface JointTrend {
  readonly weeks: TrendWeek[];
  readonly change: Change | null;
  /** What stands of it though all groups are looked at; null where there is nothing to compare. */
  readonly verdict: ChangeVerdict | null;
  /** The last day one of them was analysed. */
  readonly lastDay: RomeDay;
}

/** The twelve weeks of groups of prompts, each up to the last day one of its prompts was analysed; in one statement. */
export async function listJointTrends<Key>(
  db: Queryable,
  groups: ReadonlyMap<Key, readonly MeasuredPrompt[]>,
  { daysBetween = 0 }: { daysBetween?: number } = {},
): Promise<Map<Key, JointTrend>> {
  const lastDayOf = readLastDays();
  const lastDays = new Map(
    [...groups].map(([key, prompts]) => [key, prompts.map(lastDayOf).sort().at(-1) ?? null]),
  );
  const cells = await loadCells(db, [...groups.values()].flat(), lastDayOf);
  const placeDays = placeDaysOnce();
  const trends = [...groups].flatMap(([key, asked]) => {
    const lastDay = lastDays.get(key);
    if (lastDay == null) return [];
    const prompts = asked.flatMap(({ id }) => cells.get(id) ?? []);
    const change = buildJointChange({ prompts, lastDay, daysBetween });
    return [{ key, weeks: buildTrend({ prompts, weekOf: placeDays(lastDay) }), change, lastDay }];
  });
  const verdicts = judgeTrends(new Map(trends.map(({ key, change }) => [key, change])));
  return new Map(trends.map(({ key, ...trend }) => [key, { ...trend, verdict: verdicts.get(key) ?? null }]));
}

/** What one engine answered over the days of the current figures. */
interface AnsweringEngine {
  readonly engine: EngineId;
  readonly responses: number;
  readonly mentions: number;
}

/** Each prompt’s twelve weeks, of one engine or of all, and its engines side by side. */
export async function listPromptTrends(
  db: Queryable,
  { prompts, engine }: { prompts: readonly MeasuredPrompt[]; engine: EngineId | undefined },
): Promise<{ promptId: PromptId; weeks: TrendWeek[]; engines: AnsweringEngine[] }[]> {
  const cells = await loadCells(db, prompts);
  const placeDays = placeDaysOnce();
  return prompts.map(({ id, ...period }) => {
    const window = resumeThirtyDayWindow(period);
    const ofPrompt = cells.get(id)?.cells ?? [];
    const asked = ofPrompt.filter((cell) => engine === undefined || cell.engine === engine);
    return {
      promptId: id,
      weeks: buildTrend({ prompts: [{ promptId: id, cells: asked }], weekOf: placeDays(window.lastDay) }),
      engines: addUpEngines({ cells: ofPrompt, window }),
    };
  });
}

function addUpEngines({
  cells,
  window,
}: {
  cells: PromptCells['cells'];
  window: DayWindow;
}): AnsweringEngine[] {
  const inScope = cells.filter(({ day, ok }) => ok > 0 && day >= window.firstDay && day <= window.lastDay);
  return [...Map.groupBy(inScope, ({ engine }) => engine)]
    .map(([engine, same]) => ({
      engine,
      responses: same.reduce((sum, { ok }) => sum + ok, 0),
      mentions: same.reduce((sum, { ownMentions }) => sum + ownMentions, 0),
    }))
    .sort((a, b) => (a.engine < b.engine ? -1 : 1));
}

/** As far back as the earliest of the prompts needs; of each what was asked in its present series. */
async function loadCells(
  db: Queryable,
  prompts: readonly MeasuredPrompt[],
  lastDayOf: (prompt: MeasuredPrompt) => RomeDay = readLastDays(),
): Promise<Map<PromptId, PromptCells>> {
  const [earliestEnd] = prompts.map(lastDayOf).sort();
  if (earliestEnd === undefined) return new Map();
  const earliest = findFirstDay(earliestEnd);
  const companyIds = [...new Set(prompts.map(({ companyId }) => companyId))];
  const scope = { companyIds, promptIds: prompts.map(({ id }) => id) };
  const cells = await listPromptCells(db, { ...scope, firstDay: earliest });
  return new Map(
    prompts.map(({ id, seriesSince }) => {
      const all = cells.get(id) ?? [];
      const ofSeries = seriesSince === null ? all : all.filter(({ day }) => day >= seriesSince);
      return [id, { promptId: id, cells: ofSeries }];
    }),
  );
}

/** The day of each prompt’s last analysis; many prompts share one, and reading a clock is dear. */
function readLastDays(): (prompt: MeasuredPrompt) => RomeDay {
  const known = new Map<number, RomeDay>();
  return ({ periodStart }) => {
    const start = periodStart.getTime();
    const day = known.get(start) ?? resumeThirtyDayWindow({ periodStart, seriesSince: null }).lastDay;
    known.set(start, day);
    return day;
  };
}

/** The days of the weeks up to a last day; many groups share one. */
function placeDaysOnce(): typeof placeTrendDays {
  const known = new Map<RomeDay, ReturnType<typeof placeTrendDays>>();
  return (lastDay) => {
    const placed = known.get(lastDay) ?? placeTrendDays(lastDay);
    known.set(lastDay, placed);
    return placed;
  };
}
