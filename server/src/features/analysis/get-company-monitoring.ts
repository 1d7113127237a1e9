import type { EngineId, MonitoringData } from '@citato/contract';
import { type OwnedPrompt, listOwnedPrompts } from '#features/companies';
import type { CompanyId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { flattenFigures } from './aggregate-prompts.ts';
import { buildMonitoringFigures } from './rules/monitoring-figures.ts';
import { resumeThirtyDayWindow } from './rules/thirty-day-window.ts';
import { shapeMonitoringData } from './shape-companies.ts';
import { listTalliesOfEngine } from './store/daily-metrics.ts';
import { listOutcomesOfEngine } from './store/outcomes.ts';
import { listMonitoringOfUser } from './store/standing-numbers.ts';
import type { MonitoringRow } from './tables.ts';

/** A prompt that has been measured, with its standing numbers. */
interface Measured extends OwnedPrompt {
  readonly standing: MonitoringRow;
}

/**
 * The numbers of a company's prompts: the standing ones, or those of one engine over the same days, by the same rules.
 * A prompt the engine was not asked has none.
 */
export async function getCompanyMonitoring(
  db: Queryable,
  { userId, companyId, engine }: { userId: UserId; companyId: CompanyId; engine: EngineId | undefined },
): Promise<{ promptId: string; monitoringData: MonitoringData[] }[]> {
  const prompts = await listOwnedPrompts(db, { userId, companyId });
  const rows = await listMonitoringOfUser(db, { userId, promptIds: prompts.map(({ prompt }) => prompt.id) });
  const standing = new Map(rows.map(({ numbers }) => [numbers.promptId, numbers]));
  const measured = prompts.flatMap((owned) => {
    const numbers = standing.get(owned.prompt.id);
    return numbers === undefined ? [] : [{ ...owned, standing: numbers }];
  });
  const numbers =
    engine === undefined
      ? measured.map((one) => one.standing)
      : await buildNumbersOfEngine(db, { measured, engine });
  return numbers.map((row) => ({ promptId: row.promptId, monitoringData: [shapeMonitoringData(row)] }));
}

async function buildNumbersOfEngine(
  db: Queryable,
  { measured, engine }: { measured: readonly Measured[]; engine: EngineId },
): Promise<MonitoringRow[]> {
  const scopes = measured.map((one) => ({ ...one, window: resumeThirtyDayWindow(one.standing.periodStart) }));
  const [earliest] = scopes.map(({ window }) => window.firstDay).sort();
  if (earliest === undefined) return [];
  const wanted = { promptIds: scopes.map(({ prompt }) => prompt.id), engine, firstDay: earliest };
  const tallies = Map.groupBy(await listTalliesOfEngine(db, wanted), ({ promptId }) => promptId);
  const outcomes = Map.groupBy(await listOutcomesOfEngine(db, wanted), ({ promptId }) => promptId);
  return scopes.flatMap(({ prompt, company, standing, window }) => {
    const isInScope = ({ day }: { day: string }) => day >= window.firstDay && day <= window.lastDay;
    const ofPrompt = (tallies.get(prompt.id) ?? []).filter(isInScope);
    if (ofPrompt.length === 0) return [];
    const figures = buildMonitoringFigures({
      tallies: ofPrompt,
      outcomes: (outcomes.get(prompt.id) ?? []).filter(isInScope).map(({ isAnswered }) => isAnswered),
      ownName: company.name,
      lastDay: window.lastDay,
    });
    return [{ ...standing, ...flattenFigures(figures) }];
  });
}
