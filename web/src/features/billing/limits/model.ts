import {
  type AccountLimits,
  isSetForAccount,
  PURCHASABLE_PLAN_IDS,
  type LimitName,
  type Limits,
  type NamedPlan,
  type Plan,
  type PurchasablePlanId,
} from '@citato/contract';

export type SoldPlan = Plan & { readonly id: PurchasablePlanId };

/**
 * What can be offered to an account at a limit. `unsold`: a plan would help, but none of these can be bought now.
 * `none`: no plan holds more, or the limit is an override, which stays on any plan.
 */
export type Offer = { readonly kind: 'sold'; readonly plan: SoldPlan } | { readonly kind: 'unsold' | 'none' };

interface Account extends AccountLimits {
  readonly plan: NamedPlan;
}

/** The cheapest plan that lifts a limit and takes nothing else away. */
export function findOffer({
  plans,
  account,
  wanted,
}: {
  plans: readonly Plan[];
  account: Account;
  /** All of it is to come with the plan. */
  wanted: readonly LimitName[];
}): Offer {
  const current = plans.find(({ id }) => id === account.plan);
  if (current === undefined || wanted.some((limit) => isSetForAccount({ account, current, limit })))
    return { kind: 'none' };
  const helping = plans
    .filter((plan) => plan.price > current.price && holdsAll({ plan, current }))
    .filter((plan) => wanted.every((limit) => Number(plan[limit]) > Number(account.limits[limit])))
    .toSorted((one, other) => one.price - other.price);
  const plan = helping.find(isSold);
  if (plan !== undefined) return { kind: 'sold', plan };
  return { kind: helping.length > 0 ? 'unsold' : 'none' };
}

function holdsAll({ plan, current }: { plan: Limits; current: Limits }): boolean {
  return plan.maxCompanies >= current.maxCompanies && plan.maxPrompts >= current.maxPrompts;
}

function isSold(plan: Plan): plan is SoldPlan {
  return plan.stripePriceId !== null && PURCHASABLE_PLAN_IDS.some((id) => id === plan.id);
}
