import type { NamedPlan, UserLimits } from '@citato/contract';
import { companiesCopy } from './copy.ts';

export const PLAN_NAMES: Record<NamedPlan, string> = {
  free: 'Free',
  pro: 'Pro',
  guru: 'Guru',
  business: 'Business',
  other: 'Altro piano',
};

/** The owner of the number of analyses in a sentence: the plan, or the account where it is an override. */
export function nameAnalysisHolder({
  plan,
  setForAccount = [],
}: Pick<UserLimits, 'plan' | 'setForAccount'>): string {
  const { holder } = companiesCopy.noAnalysis;
  return setForAccount.includes('promptAnalysisEnabled') ? holder.account : holder.plan(PLAN_NAMES[plan]);
}
