const TOO_MANY = 429;
/** Discord bans whoever calls on after a refusal that names no time: an address of ours, so every customer of it. */
const DISCORD_PAUSE_SECONDS = 3_600;

/**
 * Until when an endpoint is sent nothing because it asked for it, and whether that holds for every channel of its chat;
 * null where it did not.
 */
export function decidePause({
  kind,
  responseStatus,
  retryAfterSeconds,
  now,
}: {
  kind: string;
  responseStatus: number | null;
  retryAfterSeconds: number | undefined;
  now: Date;
}): { readonly until: Date; readonly ofAll: boolean } | null {
  if (responseStatus !== TOO_MANY) return null;
  const ofAll = kind === 'discord' && retryAfterSeconds === undefined;
  const seconds = ofAll ? DISCORD_PAUSE_SECONDS : retryAfterSeconds;
  return seconds === undefined ? null : { until: new Date(now.getTime() + seconds * 1_000), ofAll };
}
