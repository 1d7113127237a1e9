import type { AdminUserSort, PlanId, SubscriptionStatus } from '@citato/contract';
import { type SQL, and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { listedUsers, matchesUser } from '#features/accounts';
import { accountRuns, hasFinishedAnalysis } from '#features/analysis';
import { accountStatuses } from '#features/billing';
import type { Queryable } from '#platform/db';

/** Which accounts an administrator looks at. */
export interface UserFilter {
  readonly search?: string | undefined;
  readonly plan?: PlanId | undefined;
  readonly status?: SubscriptionStatus | undefined;
}

/** The id last, so that no account stands on two pages. */
const ORDERS: Readonly<Record<AdminUserSort, SQL[]>> = {
  newest: [desc(listedUsers.createdAt), desc(listedUsers.id)],
  oldest: [asc(listedUsers.createdAt), asc(listedUsers.id)],
  email: [asc(listedUsers.email)],
  lastAnalysis: [sql`${accountRuns.lastRunAt} desc nulls last`, desc(listedUsers.id)],
  nextAnalysis: [sql`${accountRuns.nextRunAt} asc nulls last`, desc(listedUsers.id)],
};

function matches({ search, plan, status }: UserFilter): SQL | undefined {
  return and(
    search === undefined ? undefined : matchesUser(search),
    plan && eq(accountStatuses.planId, plan),
    status && eq(accountStatuses.subscriptionStatus, status),
  );
}

const userFields = {
  id: listedUsers.id,
  email: listedUsers.email,
  firstName: listedUsers.firstName,
  lastName: listedUsers.lastName,
  createdAt: listedUsers.createdAt,
};
const planStatusFields = {
  planId: accountStatuses.planId,
  customMaxCompanies: accountStatuses.customMaxCompanies,
  customMaxPrompts: accountStatuses.customMaxPrompts,
  customTaskListsEnabled: accountStatuses.customTaskListsEnabled,
  customPromptAnalysisEnabled: accountStatuses.customPromptAnalysisEnabled,
  subscriptionStatus: accountStatuses.subscriptionStatus,
  currentPeriodEnd: accountStatuses.currentPeriodEnd,
  stripeSubscriptionId: accountStatuses.subscriptionId,
};
const runFields = { lastRunAt: accountRuns.lastRunAt, nextRunAt: accountRuns.nextRunAt };

/** One page of the accounts that match a filter. */
export async function listUserRows(
  db: Queryable,
  { sort, limit, offset, ...filter }: UserFilter & { sort: AdminUserSort; limit: number; offset: number },
) {
  return db
    .select({ user: userFields, planStatus: planStatusFields, runs: runFields })
    .from(listedUsers)
    .innerJoin(accountStatuses, eq(accountStatuses.userId, listedUsers.id))
    .leftJoin(accountRuns, eq(accountRuns.userId, listedUsers.id))
    .where(matches(filter))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset);
}

/** How many accounts match a filter. */
export async function countUsers(db: Queryable, filter: UserFilter): Promise<number> {
  const [row] = await db
    .select({ users: count() })
    .from(listedUsers)
    .innerJoin(accountStatuses, eq(accountStatuses.userId, listedUsers.id))
    .where(matches(filter));
  return row?.users ?? 0;
}

/** The accounts of each plan: all, those with a finished analysis, and those the list calls active. */
export async function countByPlan(db: Queryable) {
  const { userId, planId } = accountStatuses;
  const isActive = matches({ status: 'active' });
  return db
    .select({
      planId,
      total: count(),
      withAnalyses: sql`count(*) filter (where ${hasFinishedAnalysis(userId)})`.mapWith(Number),
      subscribed: sql`count(*) filter (where ${isActive})`.mapWith(Number),
    })
    .from(accountStatuses)
    .groupBy(planId);
}
