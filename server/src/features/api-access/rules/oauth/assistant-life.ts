const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** How long what a person allowed lasts; after it they are asked again. */
export const ASSISTANT_MS = 90 * DAY_MS;
export const CODE_MS = 5 * MINUTE_MS;
export const ACCESS_MS = HOUR_MS;
/** A refresh token sent again so soon was sent by two windows of one client, or its answer was lost. */
const GRACE_MS = 30_000;
/** A registration nobody consented to is forgotten after so long, what has ended a while later. */
export const UNUSED_CLIENT_MS = 14 * DAY_MS;
export const KEEP_ENDED_MS = 30 * DAY_MS;

interface Life {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export function decideAssistantState(
  { expiresAt, revokedAt }: Life,
  { now }: { now: Date },
): 'active' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}

/** Whether a refresh token that was used before was merely sent twice. */
export function isRepeated(usedAt: Date, { now }: { now: Date }): boolean {
  return now.getTime() - usedAt.getTime() <= GRACE_MS;
}
