/**
 * What an answer says of a limit, as draft-ietf-httpapi-ratelimit-headers has it: the policy (quota and window in
 * seconds) and how it stands (what remains, seconds until it is whole again).
 */
export function buildLimitHeaders({
  name,
  quota,
  windowSeconds,
  remaining,
  resetSeconds,
}: {
  name: string;
  quota: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
}): { readonly 'ratelimit-policy': string; readonly ratelimit: string } {
  return {
    'ratelimit-policy': `"${name}";q=${String(quota)};w=${String(windowSeconds)}`,
    ratelimit: `"${name}";r=${String(remaining)};t=${String(resetSeconds)}`,
  };
}
