import type { PlanId } from '@citato/contract';
import { readStored, STORAGE_KEYS, writeStored } from '#lib/storage';
import { isPaidPlan, parsePlanChoice } from './model.ts';

/** The paid plan chosen at registration, kept while the verification mail is on its way. */
export function keepPendingPlan(plan: PlanId): void {
  writeStored({ key: STORAGE_KEYS.pendingPlan, value: isPaidPlan(plan) ? plan : null });
}

export function readPendingPlan(): PlanId | null {
  return parsePlanChoice(readStored(STORAGE_KEYS.pendingPlan));
}

export function forgetPendingPlan(): void {
  writeStored({ key: STORAGE_KEYS.pendingPlan, value: null });
}
