import { PLAN_IDS, type PlanId } from '@citato/contract';

/** The plan in an address or in storage; null when there is none we know. */
export function parsePlanChoice(value: unknown): PlanId | null {
  return PLAN_IDS.find((plan) => plan === value) ?? null;
}

export function isPaidPlan(plan: PlanId): boolean {
  return plan !== 'free';
}

/** What the header calls the person: the first name, else the address. */
export function formatPersonName({ firstName, email }: { firstName: string | null; email: string }): string {
  return firstName === null || firstName === '' ? email : firstName;
}

/** Both names, as far as they are known; null when neither is. */
export function formatFullName({
  firstName,
  lastName,
}: {
  firstName: string | null;
  lastName: string | null;
}): string | null {
  const names = [firstName, lastName].filter((name) => name !== null && name !== '');
  return names.length === 0 ? null : names.join(' ');
}
