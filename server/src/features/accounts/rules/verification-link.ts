import type { PlanId } from '@citato/contract';

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
  const link = new URL('/verify-email', appUrl);
  link.searchParams.set('token', token);
  link.searchParams.set('email', email);
  if (plan !== undefined && plan !== 'free') link.searchParams.set('plan', plan);
  return link.href;
}
