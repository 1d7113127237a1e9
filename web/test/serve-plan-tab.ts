import {
  api,
  type Archived,
  type DowngradePreview,
  type Plan,
  type User,
  type UserLimits,
} from '@citato/contract';
import { answer, aPlan, aUser } from './api-server.ts';
import { someLimits } from './monitoring-builders.ts';

export const PLANS = {
  free: aPlan(),
  pro: aPlan({
    id: 'pro',
    name: 'Pro',
    price: 5900,
    maxCompanies: 2,
    maxPrompts: 15,
    retainedPrompts: 15,
    promptAnalysisEnabled: true,
    stripePriceId: 'price_pro',
  }),
  guru: aPlan({
    id: 'guru',
    name: 'Guru',
    price: 9900,
    maxCompanies: 5,
    maxPrompts: 50,
    retainedPrompts: 50,
    promptAnalysisEnabled: true,
    taskListsEnabled: true,
    stripePriceId: 'price_guru',
  }),
  business: aPlan({
    id: 'business',
    name: 'Business',
    price: 19_900,
    maxCompanies: 15,
    maxPrompts: 150,
    retainedPrompts: 150,
    promptAnalysisEnabled: true,
    taskListsEnabled: true,
    stripePriceId: 'price_business',
  }),
} satisfies Record<string, Plan>;

export const freeLimits = someLimits({
  plan: 'free',
  limits: { maxCompanies: 1, maxPrompts: 1, taskListsEnabled: false, promptAnalysisEnabled: false },
  usage: { companies: 1, prompts: 1, analyses: 1 },
});

/** On Guru with a subscription that renews. */
export const SUBSCRIBED: Partial<User> = {
  planId: 'guru',
  subscriptionStatus: 'active',
  currentPeriodEnd: '2026-12-12T10:00:00.000Z',
  subscribedPlanId: 'guru',
};

interface Account {
  user?: Partial<User>;
  limits?: UserLimits;
  plans?: Plan[];
  archived?: Archived;
}

/** What the tab of the plan asks for; an account on the free plan unless told otherwise. */
export function servePlanTab({
  user = {},
  limits = freeLimits,
  plans = Object.values(PLANS),
  archived = { companies: 0, prompts: 0, until: null },
}: Account = {}): void {
  answer(api.me, aUser(user));
  answer(api.getUserLimits, limits);
  answer(api.listPlans, plans);
  answer(api.getArchived, archived);
}

/** A change from Guru to Pro that leaves one of three companies behind. */
export function aDowngrade(changes: Partial<DowngradePreview['summary']> = {}): DowngradePreview {
  return {
    currentPlan: { name: 'Guru', maxCompanies: 5, maxPrompts: 50 },
    targetPlan: { name: 'Pro', maxCompanies: 2, maxPrompts: 15 },
    summary: {
      willDeleteCompanies: 1,
      willDeleteIndividualPrompts: 1,
      totalPromptsDeleted: 3,
      resultingCounts: { companies: 2, prompts: 15 },
      ...changes,
    },
    toDelete: {
      companies: [{ id: '018f4e1e-9c1a-7cc3-9b1e-5f2a3b4c5d01', name: 'Lume Arredi', promptCount: 2 }],
      prompts: [
        {
          id: '018f4e1e-9c1a-7cc3-9b1e-5f2a3b4c5d02',
          text: 'Quale CRM costa meno?',
          companyName: 'Ponteverde CRM',
        },
      ],
    },
  };
}
