import type { CompanyWithPrompts } from '@citato/contract';
import { countEverStartable, listDownOfUser, listStatesOfUser } from '#features/analysis';
import { listCompanyRows } from '#features/companies';
import { listMonitoringOfUser, listSummariesOfUser } from '#features/measurements';
import { listRereadingOfUser } from '#features/reading';
import type { PromptId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { shapeCompany, shapeListedNumbers, shapeMonitoringData } from './shape-companies.ts';

/**
 * A user's companies with prompts and current figures, in as many statements however many there are: with whole tables
 * for documents, with their first view for screens. Where some prompts are asked for, others stand without numbers.
 */
export async function listCompanies(
  db: Queryable,
  {
    userId,
    tables,
    promptIds,
  }: { userId: AccountId; tables: 'whole' | 'first-view'; promptIds?: readonly PromptId[] },
): Promise<CompanyWithPrompts[]> {
  const rows = await listCompanyRows(db, userId);
  const states = new Map((await listStatesOfUser(db, userId)).map((row) => [row.state.promptId, row]));
  const summaries = await listSummariesOfUser(db, userId);
  const wanted = promptIds ?? rows.flatMap(({ prompts }) => prompts).map(({ id }) => id);
  const numbers = await listMonitoringOfUser(db, { userId, promptIds: wanted });
  const shape = tables === 'whole' ? shapeMonitoringData : shapeListedNumbers;
  const fresh = rows.flatMap(({ prompts }) =>
    prompts.filter(({ id }) => !states.has(id)).map(({ id }) => id),
  );
  const startable = fresh.length === 0 ? 0 : await countEverStartable(db, { userId, wanted: fresh.length });
  const monitoring = {
    down: await listDownOfUser(db, userId),
    rereading: await listRereadingOfUser(db, userId),
    starting: new Set(fresh.slice(0, startable)),
    states,
    summaries: new Map(summaries.map((row) => [row.promptId, row])),
    data: new Map(numbers.map((row) => [row.promptId, shape(row)])),
  };
  return rows.map((row) => shapeCompany(row, monitoring));
}
