import { PAGES } from '@citato/contract';
import { redirect } from '@tanstack/react-router';
import { checkoutCopy } from '#features/billing';
import { readSession } from '#lib/session/session-store';
import { showToast } from '#ui';
import type { CheckoutSearch } from './guards.ts';

/**
 * A checkout needs a plan that is sold and somebody signed in: everybody else is shown why and redirected. A user who
 * has just signed out goes home without a message.
 */
export function requireBuyer({ plan }: CheckoutSearch): void {
  if (plan === undefined) {
    showToast({ ...checkoutCopy.toasts.invalidPlan, tone: 'error' });
    redirect({ to: PAGES.home, replace: true, throw: true });
    return;
  }
  const session = readSession();
  if (session.status !== 'signed-out') return;
  if (session.reason === 'none') showToast({ ...checkoutCopy.toasts.signInFirst, tone: 'error' });
  if (session.reason === 'left') redirect({ to: PAGES.home, throw: true });
  redirect({ to: PAGES.login, search: { redirect: PAGES.checkout, plan }, replace: true, throw: true });
}
