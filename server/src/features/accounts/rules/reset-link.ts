/** Where a reset mail leads: our own address, never one taken from a request. */
export function buildResetLink({ appUrl, token }: { appUrl: string; token: string }): string {
  const link = new URL('/reset-password', appUrl);
  link.searchParams.set('token', token);
  return link.href;
}
