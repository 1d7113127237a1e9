import { buildAppLink } from '#lib/app-link';

/** Where a reset mail leads: our own address, never one taken from a request. */
export function buildResetLink({ appUrl, token }: { appUrl: string; token: string }): string {
  const link = buildAppLink({ appUrl, path: '/reset-password' });
  link.searchParams.set('token', token);
  return link.href;
}
