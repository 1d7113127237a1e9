import type { PlanId } from '@citato/contract';
import { buildAppLink } from '#lib/app-link';

/** Where a verification mail leads: our own address, never one taken from a request. A paid plan travels along. */
export function buildVerificationLink({
  appUrl,
  token,
  email,
  plan,
}: {
  appUrl: string;
  token: string;
  email: string;
  plan: PlanId | undefined;
}): string {
  const link = buildAppLink({ appUrl, path: '/verify-email' });
  link.searchParams.set('token', token);
  link.searchParams.set('email', email);
  if (plan !== undefined && plan !== 'free') link.searchParams.set('plan', plan);
  return link.href;
}
