import type { EngineId } from '@citato/contract';
import type { OwnedPrompt } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { buildMonitoringFigures, flattenFigures } from '../rules/monitoring-figures.ts';
import { resumeThirtyDayWindow } from '../rules/thirty-day-window.ts';
import { scopeOf } from '../store/measured-scope.ts';
import { listTalliesOfEngine } from '../store/monthly-tallies.ts';
import { listOutcomesOfEngine } from '../store/outcomes.ts';
import { listMonitoringOfUser } from '../store/current-figures.ts';
import type { MonitoringRow } from '../tables.ts';

/** A prompt that has been measured, with its current figures. */
interface Measured extends OwnedPrompt {
  readonly current: MonitoringRow;
}

/** The current figures of prompts, or those of one engine over the same days, by the same rules. */
export async function loadNumbers(
  db: Queryable,
  {
    userId,
    prompts,
    engine,
  }: { userId: AccountId; prompts: readonly OwnedPrompt[]; engine: EngineId | undefined },
): Promise<MonitoringRow[]> {
  const rows = await listMonitoringOfUser(db, { userId, promptIds: prompts.map(({ prompt }) => prompt.id) });
  const current = new Map(rows.map((numbers) => [numbers.promptId, numbers]));
  const measured = prompts.flatMap((owned) => {
    const numbers = current.get(owned.prompt.id);
    return numbers === undefined ? [] : [{ ...owned, current: numbers }];
  });
  return engine === undefined
    ? measured.map((one) => one.current)
    : await buildNumbersOfEngine(db, { measured, engine });
}

const resumeWindow = ({ prompt: { seriesSince }, current: { periodStart } }: Measured) =>
  resumeThirtyDayWindow({ periodStart, seriesSince });

async function buildNumbersOfEngine(
  db: Queryable,
  { measured, engine }: { measured: readonly Measured[]; engine: EngineId },
): Promise<MonitoringRow[]> {
  const scopes = measured.map((one) => ({ ...one, window: resumeWindow(one) }));
  const [earliest] = scopes.map(({ window }) => window.firstDay).sort();
  if (earliest === undefined) return [];
  const wanted = { ...scopeOf(scopes), engine, firstDay: earliest };
  const tallies = Map.groupBy(await listTalliesOfEngine(db, wanted), ({ promptId }) => promptId);
  const outcomes = Map.groupBy(await listOutcomesOfEngine(db, wanted), ({ promptId }) => promptId);
  return scopes.flatMap(({ prompt, company, current, window }) => {
    const isInScope = ({ day }: { day: string }) => day >= window.firstDay && day <= window.lastDay;
    const ofPrompt = (tallies.get(prompt.id) ?? []).filter(isInScope);
    if (ofPrompt.length === 0) return [];
    const figures = buildMonitoringFigures({
      tallies: ofPrompt,
      outcomes: (outcomes.get(prompt.id) ?? []).filter(isInScope).map(({ isAnswered }) => isAnswered),
      ownName: company.name,
      lastDay: window.lastDay,
    });
    return [{ ...current, ...flattenFigures(figures) }];
  });
}
