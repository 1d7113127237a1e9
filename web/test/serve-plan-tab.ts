import {
  api,
  type Archived,
  type DowngradePreview,
  type Plan,
  type PlanId,
  type User,
  type UserLimits,
} from '@citato/contract';
import { answer, aUser } from './api-server.ts';
import { readRecorded } from './recorded.ts';

/** The plans as the server sells them. */
const sold = readRecorded('free-new', 'listPlans');
const findPlan = (id: PlanId): Plan => {
  const plan = sold.find((one) => one.id === id);
  if (plan === undefined) throw new Error(`The plan ${id} is not sold`);
  return plan;
};
export const PLANS = {
  free: findPlan('free'),
  pro: findPlan('pro'),
  guru: findPlan('guru'),
  business: findPlan('business'),
} satisfies Record<PlanId, Plan>;

/** An account on the free plan that has used what it holds. */
export const freeLimits = readRecorded('free-spent', 'getUserLimits');

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

/** What the tab of the plan asks for; an account on the free plan unless stated otherwise. */
export function servePlanTab({
  user = {},
  limits = freeLimits,
  plans = Object.values(PLANS),
  archived = { companies: 0, prompts: 0, until: null },
}: Account = {}): void {
  answer(api.getOwnProfile, aUser(user));
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
