import {
  type LimitOverrides,
  type PlanSize,
  buildEffectiveLimits,
  type AccountLimits,
} from './effective-limits.ts';

/**
 * What stays of an account that comes to a plan with more than it holds: its companies, and of prompts as many as the
 * plan retains, where that is more than it lets be created.
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
