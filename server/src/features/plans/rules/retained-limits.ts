import {
  type LimitOverrides,
  type PlanSize,
  buildEffectiveLimits,
  type AccountLimits,
} from './effective-limits.ts';

/**
 * What is retained of an account that changes to a smaller plan: its companies, and as many prompts as the plan
 * retains, where that is more than it lets be created.
 */
export function buildRetained({
  plan,
  overrides,
}: {
  plan: AccountLimits & { readonly retainedPrompts: number };
  overrides: LimitOverrides;
}): PlanSize {
  const { maxCompanies, maxPrompts } = buildEffectiveLimits({ plan, overrides });
  return { maxCompanies, maxPrompts: Math.max(plan.retainedPrompts, maxPrompts) };
}
