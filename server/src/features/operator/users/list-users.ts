import { ADMIN_USERS_PER_PAGE, type AdminUserList, type AdminUserSort } from '@citato/contract';
import { countFinished, findFirstDue } from '#features/analysis';
import { countHeld } from '#features/companies';
import { decideNextTick, listOverduePrompts } from '#features/analysis';
import type { AccountId } from '#lib/ids';
import type { AdminDeps } from '../admin-deps.ts';
import { byPlan } from '../rules/by-plan.ts';
import { shapeUser } from './shape-user.ts';
import { type UserFilter, countByPlan, countUsers, listUserRows } from './store.ts';

/** More prompts than the accounts of a page are likely to have. */
const MAX_OVERDUE = 10_000;

/** One page of the accounts with what each has, and how the accounts spread over the plans. */
export async function listUsers(
  {
    db,
    clock,
    counters,
    schedulerTickSeconds: tickSeconds,
  }: Pick<AdminDeps, 'db' | 'clock' | 'counters' | 'schedulerTickSeconds'>,
  { page, sort, ...filter }: UserFilter & { page: number; sort: AdminUserSort },
): Promise<AdminUserList> {
  const now = clock.now();
  const limit = ADMIN_USERS_PER_PAGE;
  // None of them waits for another.
  const [rows, plans, total, firstDueAt] = await Promise.all([
    listUserRows(db, { ...filter, sort, limit, offset: (page - 1) * limit }),
    countByPlan(db),
    countUsers(db, filter),
    findFirstDue(db),
  ]);
  const counted = await countOf(
    { db, counters, now },
    rows.map(({ user }) => user.id),
  );
  const statOf = (planId: string) => plans.find((row) => row.planId === planId);
  return {
    users: rows.map((row) => shapeUser({ ...row, ...counted(row.user.id) })),
    total,
    planStats: byPlan((id) => ({
      total: statOf(id)?.total ?? 0,
      withAnalyses: statOf(id)?.withAnalyses ?? 0,
    })),
    activeSubscriptions: plans.reduce((total, { subscribed }) => total + subscribed, 0),
    nextSchedulerRun: decideNextTick({ firstDueAt, now, tickSeconds })?.toISOString() ?? null,
  };
}

/** What the accounts of a page have, in a handful of statements for all of them. */
async function countOf(
  { db, counters, now }: Pick<AdminDeps, 'db' | 'counters'> & { now: Date },
  userIds: readonly AccountId[],
) {
  const held = new Map((await countHeld(db, userIds)).map((row) => [row.userId, row]));
  const finished = new Map((await countFinished(db, userIds)).map((row) => [row.userId, row.analyses]));
  const kept = await counters.countSuggestions(db, { userIds, now });
  const suggestions = new Map(kept.map((row) => [row.userId, row.suggestions]));
  const { overdue } = await listOverduePrompts(db, { now, limit: MAX_OVERDUE, users: userIds });
  const late = new Set(overdue.map(({ subject }) => subject.company.userId));
  return (userId: AccountId) => ({
    companies: held.get(userId)?.companies ?? 0,
    prompts: held.get(userId)?.prompts ?? 0,
    analyses: finished.get(userId) ?? 0,
    suggestions: suggestions.get(userId) ?? 0,
    isOverdue: late.has(userId),
  });
}
