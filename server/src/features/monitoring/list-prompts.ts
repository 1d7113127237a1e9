import type { CompanyNumbers, Prompt } from '@citato/contract';
import { listDownOfUser, listStatesOfUser } from '#features/analysis';
import { listCompanyRows } from '#features/companies';
import { listMonitoringOfUser, listSummariesOfUser } from '#features/measurements';
import type { PromptId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { shapeCompany, shapeListedNumbers } from './shape-companies.ts';

/** Some of a user's prompts as the list has them, and what their companies' figures are now. */
export async function listPrompts(
  db: Queryable,
  { userId, promptIds }: { userId: UserId; promptIds: readonly PromptId[] },
): Promise<{ prompts: Prompt[]; companies: CompanyNumbers[] }> {
  const asked = new Set<string>(promptIds);
  const isAsked = ({ id }: { id: string }) => asked.has(id);
  const rows = (await listCompanyRows(db, userId)).filter(({ prompts }) => prompts.some(isAsked));
  const states = await listStatesOfUser(db, userId);
  const down = await listDownOfUser(db, userId);
  const summaries = await listSummariesOfUser(db, userId);
  const numbers = await listMonitoringOfUser(db, { userId, promptIds });
  const monitoring = {
    down,
    // Said of a company, not of its prompts.
    rereading: new Map(),
    states: new Map(states.map((row) => [row.state.promptId, row])),
    summaries: new Map(summaries.map((row) => [row.promptId, row])),
    data: new Map(numbers.map((row) => [row.numbers.promptId, shapeListedNumbers(row.numbers)])),
  };
  const companies = rows.map((row) => shapeCompany(row, monitoring));
  return {
    prompts: companies.flatMap(({ prompts }) => prompts.filter(isAsked)),
    companies: companies.map(({ id, lastUpdated, figures }) => ({ id, lastUpdated, figures })),
  };
}
