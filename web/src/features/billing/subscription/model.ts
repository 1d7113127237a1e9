import {
  type AccountLimits,
  isSetForAccount,
  limitsOn,
  PURCHASABLE_PLAN_IDS,
  type PurchasablePlanId,
  type Archived,
  type LimitName,
  type Limits,
  type NamedPlan,
  type Plan,
  type User,
  type UserLimits,
} from '@citato/contract';

type Account = Pick<
  User,
  'planId' | 'subscriptionStatus' | 'endsWithPeriod' | 'currentPeriodEnd' | 'subscribedPlanId'
>;

/**
 * The state of an account's subscription. `granted`: a paid plan without a subscription, which neither costs nor ends
 * by itself.
 */
export type SubscriptionState =
  | { readonly kind: 'free' | 'granted' }
  /** `wanted`: the plan whose first payment is missing, where it is known. */
  | { readonly kind: 'incomplete'; readonly wanted: NamedPlan | null }
  /** `until`: when the period ends, or renews; null where the provider does not say. */
  | { readonly kind: 'trialing' | 'active' | 'past_due'; readonly until: string | null }
  | { readonly kind: 'canceled' | 'past_due_ending'; readonly until: string | null };

/** Derives the subscription's state from the account. */
export function findSubscriptionState({
  planId,
  subscriptionStatus,
  endsWithPeriod = false,
  currentPeriodEnd,
  subscribedPlanId,
}: Account): SubscriptionState {
  switch (subscriptionStatus) {
    case 'inactive':
      return { kind: planId === 'free' ? 'free' : 'granted' };
    case 'active':
      if (subscribedPlanId === null && currentPeriodEnd === null) return { kind: 'granted' };
      return { kind: 'active', until: currentPeriodEnd };
    case 'incomplete':
      return { kind: 'incomplete', wanted: subscribedPlanId };
    case 'past_due':
      return { kind: endsWithPeriod ? 'past_due_ending' : 'past_due', until: currentPeriodEnd };
    default:
      return { kind: subscriptionStatus, until: currentPeriodEnd };
  }
}

/** Whether a change of plan is a purchase with a card: nothing runs that could be changed, or it waits to be paid. */
export function needsCheckout({ kind }: SubscriptionState): boolean {
  return kind !== 'active' && kind !== 'trialing';
}

/** Whether it can be ended with its period: what runs, also while its payment is late, and is not ended already. */
export function canBeCanceled(
  state: SubscriptionState,
): state is Extract<SubscriptionState, { kind: 'active' | 'trialing' | 'past_due' }> {
  return ['active', 'trialing', 'past_due'].includes(state.kind);
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

/** How much of an account stays on a plan: of prompts as many as it retains, where that is more than may be added. */
export function sizeKept({ plan, account }: { plan: Plan; account: AccountLimits }): Size {
  const { maxCompanies, maxPrompts } = limitsOn({ plan, account });
  return { maxCompanies, maxPrompts: Math.max(plan.retainedPrompts, maxPrompts) };
}

/** Whether some plan holds more than another, so that an upgrade can bring back what is archived. */
export function hasLarger({ plans, than }: { plans: readonly Size[]; than: Size }): boolean {
  return plans.some((plan) => isSmaller({ plan: than, than: plan }) && !isSmaller({ plan, than }));
}

/** What an account loses on another plan: numbers are what stays. */
export interface Losses {
  readonly companies: number | null;
  readonly prompts: number | null;
  readonly analyses: boolean;
  readonly taskLists: boolean;
}

/** What an account loses on another plan; overrides stay on any. */
export function findLosses({
  from,
  to,
  account,
}: {
  from: Plan;
  to: Pick<Plan, 'retainedPrompts'> & Limits;
  account: AccountLimits;
}): Losses {
  const staying = Math.max(to.retainedPrompts, to.maxPrompts);
  const isOwn = (limit: LimitName) => isSetForAccount({ account, current: from, limit });
  const loses = (ability: 'promptAnalysisEnabled' | 'taskListsEnabled') =>
    !isOwn(ability) && from[ability] && !to[ability];
  return {
    companies: !isOwn('maxCompanies') && to.maxCompanies < from.maxCompanies ? to.maxCompanies : null,
    prompts: !isOwn('maxPrompts') && staying < from.maxPrompts ? staying : null,
    analyses: loses('promptAnalysisEnabled'),
    taskLists: loses('taskListsEnabled'),
  };
}

/** Whether an account has more than the plan retains, so that something of it is archived. */
export function hasExcess({ losses, usage }: { losses: Losses; usage: UserLimits['usage'] }): boolean {
  return (
    (losses.companies !== null && usage.companies > losses.companies) ||
    (losses.prompts !== null && usage.prompts > losses.prompts)
  );
}

export function isAnythingArchived({ companies, prompts }: Pick<Archived, 'companies' | 'prompts'>): boolean {
  return companies > 0 || prompts > 0;
}
