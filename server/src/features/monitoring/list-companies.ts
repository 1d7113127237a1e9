import type { CompanyWithPrompts } from '@citato/contract';
import { listDownOfUser, listStatesOfUser } from '#features/analysis';
import { type PromptRow, listCompanyRows } from '#features/companies';
import { listMonitoringOfUser } from '#features/measurements';
import { listRereadingOfUser } from '#features/reading';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type MonitoringOfUser, shapeCompany, shapeMonitoringData } from './shape-companies.ts';

/** A user's companies with prompts and standing numbers, for documents; the list of the screens is written as text. */
export async function listCompanies(db: Queryable, userId: UserId): Promise<CompanyWithPrompts[]> {
  const rows = await listCompanyRows(db, userId);
  const monitoring = await loadMonitoring(db, { userId, prompts: rows.flatMap(({ prompts }) => prompts) });
  return rows.map((row) => shapeCompany(row, monitoring));
}

async function loadMonitoring(
  db: Queryable,
  { userId, prompts }: { userId: UserId; prompts: readonly PromptRow[] },
): Promise<MonitoringOfUser> {
  const states = await listStatesOfUser(db, userId);
  const down = await listDownOfUser(db, userId);
  const rows = await listMonitoringOfUser(db, { userId, promptIds: prompts.map(({ id }) => id) });
  return {
    down,
    rereading: await listRereadingOfUser(db, userId),
    states: new Map(states.map((row) => [row.state.promptId, row])),
    summaries: new Map(rows.map(({ numbers }) => [numbers.promptId, numbers])),
    data: new Map(rows.map(({ numbers }) => [numbers.promptId, shapeMonitoringData(numbers)])),
  };
}
