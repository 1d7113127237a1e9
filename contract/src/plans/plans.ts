import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedPlan, planId } from '../payments/plan-ids.ts';
import { timestamp } from '../text.ts';

const plan = z.object({
  id: planId,
  name: z.string(),
  /** Price a month in cents, VAT included. */
  price: z.int(),
  normalPriceCents: z.int(),
  currency: z.literal('eur'),
  interval: z.literal('month'),
  maxCompanies: z.int(),
  maxPrompts: z.int(),
  retainedPrompts: z.int(),
  taskListsEnabled: z.boolean(),
  promptAnalysisEnabled: z.boolean(),
  stripePriceId: z.nullable(z.string()),
  createdAt: timestamp,
});
export type Plan = z.infer<typeof plan>;

const limits = z.object({
  maxCompanies: z.int(),
  maxPrompts: z.int(),
  taskListsEnabled: z.boolean(),
  promptAnalysisEnabled: z.boolean(),
});
export type Limits = z.infer<typeof limits>;
export type LimitName = keyof Limits;

const userLimits = z.object({
  plan: namedPlan,
  limits,
  /** Those an administrator set for this account: no change of plan changes them. */
  setForAccount: z.optional(
    z.array(z.enum(['maxCompanies', 'maxPrompts', 'taskListsEnabled', 'promptAnalysisEnabled'])),
  ),
  usage: z.object({ companies: z.int(), prompts: z.int(), analyses: z.int() }),
});
export type UserLimits = z.infer<typeof userLimits>;

const archived = z.object({
  companies: z.int(),
  /** With those of archived companies. */
  prompts: z.int(),
  /** Until when the first of it comes back with an upgrade; null when nothing is archived. */
  until: z.nullable(timestamp),
});
export type Archived = z.infer<typeof archived>;

export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'public',
  summary: 'All plans, cheapest first.',
  responses: { 200: z.array(plan) },
});

export const getUserLimits = defineEndpoint({
  method: 'GET',
  path: '/api/user/limits',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read' },
  summary: 'The effective limits of the signed-in user and what is used of them.',
  responses: { 200: userLimits },
});

export const getArchived = defineEndpoint({
  method: 'GET',
  path: '/api/user/archived',
  access: 'user',
  needs: 'read',
  summary:
    'How much of the signed-in user is archived because the plan does not hold it, and until when it comes back.',
  responses: { 200: archived },
});
