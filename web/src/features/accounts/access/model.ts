import { isPage, PLAN_IDS, type PlanId, type PurchasablePlanId } from '@citato/contract';

/** The plan in an address or in storage; null when there is none we know. */
export function parsePlanChoice(value: unknown): PlanId | null {
  return PLAN_IDS.find((plan) => plan === value) ?? null;
}

export function isPaidPlan(plan: PlanId): plan is PurchasablePlanId {
  return plan !== 'free';
}

// Stands for this site while an address is read; no such host can exist.
const OWN_ORIGIN = 'https://citato.invalid';

/**
 * Where to go after signing in: path and query of one of our own pages. Null for anything else: another site in any
 * notation, a page that does not exist, no address at all.
 */
export function parseRedirectTarget(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, OWN_ORIGIN)) return null;
  const { origin, pathname, search } = new URL(value, OWN_ORIGIN);
  return origin === OWN_ORIGIN && isPage(pathname) ? `${pathname}${search}` : null;
}

/** What the header calls the user: the first name, else the address. */
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
