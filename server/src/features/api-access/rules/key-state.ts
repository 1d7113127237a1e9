import type { ApiKey } from '@citato/contract';

interface Life {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** Whether a key can be called with; a revoked one stays revoked after its end, and so does one whose maker is out. */
export function decideKeyState(
  { expiresAt, revokedAt }: Life,
  { now, isMakerIn = true }: { now: Date; isMakerIn?: boolean },
): ApiKey['state'] {
  if (revokedAt !== null || !isMakerIn) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}
