import { PAGES, type PlanId, type PurchasablePlanId } from '@citato/contract';
import { redirect } from '@tanstack/react-router';
import { isPaidPlan, parsePlanChoice, parseRedirectTarget, readPendingPlan } from '#features/accounts';
import { readSession } from '#lib/session/session-store';

const PLAN_PAGE = `${PAGES.profile}?tab=plan`;

/**
 * Login and registration are for visitors: a signed-in user is redirected to the page they wanted, to the plans when a
 * paid one was asked for, else to the dashboard. A checkout has its plan beside it, as `?redirect=/checkout&plan=pro`.
 * Who chose a plan at registration and signs in without the link of the mail goes on to pay for it.
 */
export function forwardSignedIn({ search }: { search: EntranceSearch }): void {
  if (readSession().status !== 'signed-in') return;
  const plan = search.plan !== undefined && isPaidPlan(search.plan) ? search.plan : null;
  const checkout = search.redirect === PAGES.checkout && plan !== null ? formatCheckout(plan) : null;
  const asked = checkout ?? search.redirect ?? (plan === null ? null : PLAN_PAGE);
  const pending = readPendingPlan();
  const next = pending !== null && isPaidPlan(pending) ? formatCheckout(pending) : PAGES.home;
  redirect({ href: asked ?? next, throw: true });
}

/**
 * A page for signed-in users: a visitor signs in first and comes back; a user who has just signed out goes home. A
 * thrown redirect ends it.
 */
export function requireSession({ location }: { location: { href: string } }): void {
  const session = readSession();
  if (session.status !== 'signed-out') return;
  if (session.reason === 'left') redirect({ to: PAGES.home, throw: true });
  redirect({ to: PAGES.login, search: { redirect: location.href }, throw: true });
}

export interface CheckoutSearch {
  /** Undefined when the address names no plan that is sold. */
  plan?: PurchasablePlanId | undefined;
}

export function parseCheckoutSearch(search: Record<string, unknown>): CheckoutSearch {
  const plan = parsePlanChoice(search['plan']);
  return { plan: plan !== null && isPaidPlan(plan) ? plan : undefined };
}

function formatCheckout(plan: PlanId): string {
  return `${PAGES.checkout}?plan=${plan}`;
}

export interface EntranceSearch {
  /** One of our own pages, with its query. */
  redirect?: string | undefined;
  plan?: PlanId | undefined;
}

export function parseEntranceSearch(search: Record<string, unknown>): EntranceSearch {
  return {
    redirect: parseRedirectTarget(search['redirect']) ?? undefined,
    plan: parsePlanChoice(search['plan']) ?? undefined,
  };
}

/** The token of a mailed link. */
export function parseTokenSearch({ token }: Record<string, unknown>): { token?: string | undefined } {
  return { token: typeof token === 'string' && token !== '' ? token : undefined };
}
