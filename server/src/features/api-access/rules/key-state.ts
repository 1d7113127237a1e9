import type { ApiKey } from '@citato/contract';

interface Life {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** Whether a key can be called with; a revoked one stays revoked after its end. */
export function decideKeyState({ expiresAt, revokedAt }: Life, { now }: { now: Date }): ApiKey['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}
