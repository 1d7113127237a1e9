import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedPlan, PLAN_IDS, planId, subscriptionStatus } from '../payments/plan-ids.ts';
import { id, isStorable, timestamp } from '../text.ts';

/** The largest override of a limit. */
const MAX_CUSTOM_LIMIT = 10_000;

/** Accounts on one page of the administrator's list. */
export const ADMIN_USERS_PER_PAGE = 25;

const ADMIN_USER_SORTS = ['newest', 'oldest', 'email', 'lastAnalysis', 'nextAnalysis'] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];

const customLimit = z.nullable(
  z
    .int('Inserisci un numero intero')
    .check(
      z.gte(0, 'Il minimo è 0'),
      z.lte(MAX_CUSTOM_LIMIT, `Il massimo è ${MAX_CUSTOM_LIMIT.toLocaleString('it-IT')}`),
    ),
);

const overrides = {
  customMaxCompanies: customLimit,
  customMaxPrompts: customLimit,
  customTaskListsEnabled: z.nullable(z.boolean()),
  customPromptAnalysisEnabled: z.nullable(z.boolean()),
};

/** Overrides of one account; null leaves the plan's own value in force. */
export const limitOverrides = z.object(overrides);
export type LimitOverridesInput = z.infer<typeof limitOverrides>;

const adminUser = z.object({
  id,
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  planId: namedPlan,
  subscriptionStatus,
  currentPeriodEnd: z.nullable(timestamp),
  stripeSubscriptionId: z.nullable(z.string()),
  createdAt: timestamp,
  /** What is archived does not count. */
  totalCompanies: z.int(),
  totalPrompts: z.int(),
  /** Finished ones. */
  totalAnalyses: z.int(),
  /** Proposed prompts that are still kept. */
  totalSuggestions: z.int(),
  /** An analysis that is owed has been due for over two hours. */
  isOverdue: z.boolean(),
  lastAnalysisTime: z.nullable(timestamp),
  nextAnalysisTime: z.nullable(timestamp),
  ...overrides,
});
export type AdminUser = z.infer<typeof adminUser>;

const planStat = z.object({
  total: z.int(),
  /** Those with at least one finished analysis. */
  withAnalyses: z.int(),
});

const adminUserList = z.object({
  users: z.array(adminUser),
  /** How many accounts match the search and the filters, on all pages. */
  total: z.int(),
  /** Of all accounts, whatever is searched for. */
  planStats: z.record(z.enum(PLAN_IDS), planStat),
  /** Accounts whose subscription is active, counted as the filter `status=active` counts them. */
  activeSubscriptions: z.int(),
  /** The next tick at which a prompt is due; null when none is planned. */
  nextSchedulerRun: z.nullable(timestamp),
});
export type AdminUserList = z.infer<typeof adminUserList>;

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary:
    'Registered users, 25 a page, searched, filtered and sorted; counts of the plans over all of them.',
  query: z.object({
    /** Part of an address or of a name, or the beginning of an id. */
    search: z.optional(z.string().check(z.maxLength(254), z.refine(isStorable))),
    plan: z.optional(planId),
    status: z.optional(subscriptionStatus),
    sort: z.optional(z.enum(ADMIN_USER_SORTS)),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  }),
  responses: { 200: adminUserList },
});

const message = z.object({ message: z.string() });

export const setUserLimits = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/users/:userId/limits',
  access: 'admin',
  summary: 'Set the limits of one account apart from its plan; null leaves the plan’s own in force.',
  params: z.object({ userId: id }),
  body: limitOverrides,
  responses: { 200: message },
});

export const resetUserLimits = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/users/:userId/limits',
  access: 'admin',
  summary: 'Put an account back under the limits of its plan.',
  params: z.object({ userId: id }),
  responses: { 200: message },
});
