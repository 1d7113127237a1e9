import type { SubscriptionStatus } from '@citato/contract';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { accountPlans } from '#features/plans';
import {
  ENDED_STATUSES,
  STATUS_OF,
  STATUS_OF_OTHERS,
  STATUSES_SHOWN_CANCELED,
} from '../rules/subscription-status.ts';
import { subscriptions } from '../tables.ts';

/** `deriveSubscriptionStatus` as SQL; a test compares both. */
const cases = sql.join(
  Object.entries(STATUS_OF).map(([theirs, ours]) => sql`when ${theirs} then ${ours}`),
  sql` `,
);
const plain = sql`case ${subscriptions.status} ${cases} else ${STATUS_OF_OTHERS} end`;
const isEnding = and(
  eq(subscriptions.cancelAtPeriodEnd, true),
  inArray(subscriptions.status, [...STATUSES_SHOWN_CANCELED]),
);
const status = sql<SubscriptionStatus>`case
  when ${subscriptions.subscriptionId} is null and ${accountPlans.planId} = 'free' then 'inactive'
  when ${subscriptions.subscriptionId} is null then 'active'
  when ${isEnding} then 'canceled'
  else ${plain} end`;

/** The plan of every account, and the status of its subscription, for queries that list accounts. */
export const accountStatuses = new QueryBuilder()
  .select({
    userId: accountPlans.userId,
    planId: accountPlans.planId,
    customMaxCompanies: accountPlans.customMaxCompanies,
    customMaxPrompts: accountPlans.customMaxPrompts,
    customTaskListsEnabled: accountPlans.customTaskListsEnabled,
    customPromptAnalysisEnabled: accountPlans.customPromptAnalysisEnabled,
    subscriptionStatus: status.as('subscription_status'),
    currentPeriodEnd: subscriptions.currentPeriodEnd,
    subscriptionId: subscriptions.subscriptionId,
  })
  .from(accountPlans)
  .leftJoin(
    subscriptions,
    and(eq(subscriptions.userId, accountPlans.userId), notInArray(subscriptions.status, [...ENDED_STATUSES])),
  )
  .as('account_statuses');
