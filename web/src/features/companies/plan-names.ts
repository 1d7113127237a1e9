import type { NamedPlan, UserLimits } from '@citato/contract';
import { companiesCopy } from './copy.ts';

export const PLAN_NAMES: Record<NamedPlan, string> = {
  free: 'Free',
  pro: 'Pro',
  guru: 'Guru',
  business: 'Business',
  other: 'Altro piano',
};

/** Whose the number of analyses is, inside a sentence: the plan's, or the account's where it was set for it. */
export function nameAnalysisHolder({
  plan,
  setForAccount = [],
}: Pick<UserLimits, 'plan' | 'setForAccount'>): string {
  const { holder } = companiesCopy.noAnalysis;
  return setForAccount.includes('promptAnalysisEnabled') ? holder.account : holder.plan(PLAN_NAMES[plan]);
}
