import type { CompanyWithPrompts, Prompt } from '@citato/contract';
import { type CompanyRow, type PromptRow, listCompanyRows } from '#features/companies';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type MonitoringOfUser, shapeCompany, shapePrompt } from './shape-companies.ts';
import { listMonitoringOfUser } from './store/metrics.ts';
import { listStatesOfUser } from './store/prompt-states.ts';

/** A user's companies with prompts and standing numbers: four statements, however many there are. */
export async function listCompanies(db: Queryable, userId: UserId): Promise<CompanyWithPrompts[]> {
  const rows = await listCompanyRows(db, userId);
  const monitoring = await loadMonitoring(db, userId);
  return rows.map((row) => shapeCompany(row, monitoring));
}

/** A company just created, in the shape lists have. */
export async function describeCompany(
  db: Queryable,
  { company, prompts }: { company: CompanyRow; prompts: readonly PromptRow[] },
): Promise<CompanyWithPrompts> {
  return shapeCompany({ company, prompts }, await loadMonitoring(db, company.userId));
}

/** Prompts just added, in the shape lists have. */
export async function describePrompts(
  db: Queryable,
  { userId, prompts }: { userId: UserId; prompts: readonly PromptRow[] },
): Promise<Prompt[]> {
  const monitoring = await loadMonitoring(db, userId);
  return prompts.map((prompt) => shapePrompt(prompt, monitoring));
}

async function loadMonitoring(db: Queryable, userId: UserId): Promise<MonitoringOfUser> {
  const states = await listStatesOfUser(db, userId);
  const numbers = await listMonitoringOfUser(db, userId);
  return {
    states: new Map(states.map((row) => [row.state.promptId, row])),
    numbers: new Map(numbers.map((row) => [row.promptId, row])),
  };
}
