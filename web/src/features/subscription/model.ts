import {
  PURCHASABLE_PLAN_IDS,
  type PurchasablePlanId,
  type Archived,
  type Limits,
  type Plan,
  type PlanId,
  type User,
  type UserLimits,
} from '@citato/contract';

type Account = Pick<
  User,
  'planId' | 'subscriptionStatus' | 'endsWithPeriod' | 'currentPeriodEnd' | 'subscribedPlanId'
>;

/**
 * How an account stands with what it pays for. `granted`: a paid plan without a subscription, which neither costs nor
 * ends by itself.
 */
export type Standing =
  | { readonly kind: 'free' | 'granted' | 'past_due' }
  /** `wanted`: the plan whose first payment is missing, where it is known. */
  | { readonly kind: 'incomplete'; readonly wanted: PlanId | null }
  /** `until`: when the period ends, or renews; null where the provider does not say. */
  | {
      readonly kind: 'trialing' | 'active' | 'canceled' | 'past_due_ending';
      readonly until: string | null;
    };

/** Where an account stands, by what it is told of its subscription. */
export function findStanding({
  planId,
  subscriptionStatus,
  endsWithPeriod = false,
  currentPeriodEnd,
  subscribedPlanId,
}: Account): Standing {
  switch (subscriptionStatus) {
    case 'inactive':
      return { kind: planId === 'free' ? 'free' : 'granted' };
    case 'active':
      if (subscribedPlanId === null && currentPeriodEnd === null) return { kind: 'granted' };
      return { kind: 'active', until: currentPeriodEnd };
    case 'incomplete':
      return { kind: 'incomplete', wanted: subscribedPlanId };
    case 'past_due':
      return endsWithPeriod ? { kind: 'past_due_ending', until: currentPeriodEnd } : { kind: 'past_due' };
    default:
      return { kind: subscriptionStatus, until: currentPeriodEnd };
  }
}

/** Whether a change of plan is a purchase with a card: nothing runs that could be changed, or it waits to be paid. */
export function needsCheckout({ kind }: Standing): boolean {
  return kind !== 'active' && kind !== 'trialing';
}

/** A plan that can be bought. */
export type PaidPlan = Plan & { readonly id: PurchasablePlanId };

const isPaid = (plan: Plan): plan is PaidPlan => PURCHASABLE_PLAN_IDS.some((id) => id === plan.id);

export function listPaid(plans: readonly Plan[]): PaidPlan[] {
  return plans.filter(isPaid);
}

type Size = Pick<Plan, 'maxCompanies' | 'maxPrompts'>;

/** Whether a plan holds less than another: fewer companies or fewer prompts. */
export function isSmaller({ plan, than }: { plan: Size; than: Size }): boolean {
  return plan.maxCompanies < than.maxCompanies || plan.maxPrompts < than.maxPrompts;
}

/** Whether some plan holds more than another, so that an upgrade can bring back what is archived. */
export function hasLarger({ plans, than }: { plans: readonly Size[]; than: Size }): boolean {
  return plans.some((plan) => isSmaller({ plan: than, than: plan }) && !isSmaller({ plan, than }));
}

/** What an account no longer has on another plan: numbers are what stays. */
export interface Losses {
  readonly companies: number | null;
  readonly prompts: number | null;
  readonly analyses: boolean;
  readonly taskLists: boolean;
}

/**
 * What an account loses on another plan. A limit in force that is not its plan's own was set for the account, and
 * stays with it on any plan.
 */
export function findLosses({
  from,
  to,
  limits,
}: {
  from: Plan;
  to: Pick<Plan, 'retainedPrompts'> & Limits;
  limits: Limits;
}): Losses {
  const staying = Math.max(to.retainedPrompts, to.maxPrompts);
  const loses = (ability: 'promptAnalysisEnabled' | 'taskListsEnabled') =>
    limits[ability] && from[ability] && !to[ability];
  return {
    companies:
      limits.maxCompanies === from.maxCompanies && to.maxCompanies < from.maxCompanies
        ? to.maxCompanies
        : null,
    prompts: limits.maxPrompts === from.maxPrompts && staying < from.maxPrompts ? staying : null,
    analyses: loses('promptAnalysisEnabled'),
    taskLists: loses('taskListsEnabled'),
  };
}

/** Whether an account has more than stays, so that something of it is archived. */
export function hasExcess({ losses, usage }: { losses: Losses; usage: UserLimits['usage'] }): boolean {
  return (
    (losses.companies !== null && usage.companies > losses.companies) ||
    (losses.prompts !== null && usage.prompts > losses.prompts)
  );
}

export function isAnythingArchived({ companies, prompts }: Pick<Archived, 'companies' | 'prompts'>): boolean {
  return companies > 0 || prompts > 0;
}
