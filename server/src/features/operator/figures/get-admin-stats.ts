import type { AdminStats } from '@citato/contract';
import { countFinishedBetween } from '#features/analysis';
import { countCreated } from '#features/companies';
import type { AdminDeps } from '../admin-deps.ts';
import { byPlan } from '../rules/by-plan.ts';
import { countSignUps } from '../store.ts';

/** What was created in a period, over all accounts. */
export async function getAdminStats(
  { db, counters }: Pick<AdminDeps, 'db' | 'counters'>,
  period: { from: Date; until: Date },
): Promise<AdminStats> {
  const signUps = await countSignUps(db, period);
  const { companies, prompts } = await countCreated(db, period);
  return {
    usersTotal: signUps.reduce((total, row) => total + row.total, 0),
    companiesCreated: companies,
    promptsCreated: prompts,
    analysesProcessed: await countFinishedBetween(db, period),
    taskListsProcessed: await counters.countTaskListsPrepared(db, period),
    usersByPlan: byPlan((id) => signUps.find(({ planId }) => planId === id)?.total ?? 0),
  };
}
