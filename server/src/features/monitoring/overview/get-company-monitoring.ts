import type { EngineId, MonitoringData, ResultsTable } from '@citato/contract';
import { type OwnedPrompt, getOwnedPrompt, listOwnedPrompts } from '#features/companies';
import {
  flattenFigures,
  buildMonitoringFigures,
  resumeThirtyDayWindow,
  listTalliesOfEngine,
  listOutcomesOfEngine,
  listMonitoringOfUser,
  type MonitoringRow,
} from '#features/measurements';
import type { CompanyId, PromptId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { shapeListedNumbers, shapeMonitoringData } from './shape-companies.ts';

/** A prompt that has been measured, with its standing numbers. */
interface Measured extends OwnedPrompt {
  readonly standing: MonitoringRow;
}

/** The numbers of a company's prompts as lists carry them. A prompt the engine was not asked has none. */
export async function getCompanyMonitoring(
  db: Queryable,
  { userId, companyId, engine }: { userId: UserId; companyId: CompanyId; engine: EngineId | undefined },
): Promise<{ promptId: string; monitoringData: MonitoringData[] }[]> {
  const prompts = await listOwnedPrompts(db, { userId, companyId });
  const numbers = await loadNumbers(db, { userId, prompts, engine });
  return numbers.map((row) => ({ promptId: row.promptId, monitoringData: [shapeListedNumbers(row)] }));
}

/** All companies found for the user's prompt; none before its first numbers. */
export async function getResultsTable(
  db: Queryable,
  { userId, promptId, engine }: { userId: UserId; promptId: PromptId; engine: EngineId | undefined },
): Promise<ResultsTable> {
  const prompts = [await getOwnedPrompt(db, { userId, promptId })];
  const [numbers] = await loadNumbers(db, { userId, prompts, engine });
  if (numbers === undefined) return { mentionedCompanies: [], otherCompanies: { count: 0, mentions: 0 } };
  const { mentionedCompanies, otherCompanies } = shapeMonitoringData(numbers);
  return { mentionedCompanies, otherCompanies };
}

/** The standing numbers of prompts, or those of one engine over the same days, by the same rules. */
async function loadNumbers(
  db: Queryable,
  {
    userId,
    prompts,
    engine,
  }: { userId: UserId; prompts: readonly OwnedPrompt[]; engine: EngineId | undefined },
): Promise<MonitoringRow[]> {
  const rows = await listMonitoringOfUser(db, { userId, promptIds: prompts.map(({ prompt }) => prompt.id) });
  const standing = new Map(rows.map((numbers) => [numbers.promptId, numbers]));
  const measured = prompts.flatMap((owned) => {
    const numbers = standing.get(owned.prompt.id);
    return numbers === undefined ? [] : [{ ...owned, standing: numbers }];
  });
  return engine === undefined
    ? measured.map((one) => one.standing)
    : await buildNumbersOfEngine(db, { measured, engine });
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
