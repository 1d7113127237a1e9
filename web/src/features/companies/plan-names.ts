import type { PlanId } from '@citato/contract';

export const PLAN_NAMES: Record<PlanId, string> = {
  free: 'Free',
  pro: 'Pro',
  guru: 'Guru',
  business: 'Business',
};
