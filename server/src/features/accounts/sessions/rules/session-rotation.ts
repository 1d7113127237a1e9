/**
 * What becomes of a device whose refresh token is presented (RFC 9700):
 * - `rotate`: the current token, the next generation begins;
 * - `repeat`: the token before it, shortly after the rotation. Its answer was lost or another tab was faster:
 *   the current token is given out again;
 * - `revoke`: anything else has been copied, so the whole family ends.
 */
export type RotationVerdict = 'rotate' | 'repeat' | 'revoke';

export function decideRotation({
  presentsCurrentToken,
  presentedGeneration,
  currentGeneration,
  rotatedAt,
  now,
  graceSeconds,
}: {
  presentsCurrentToken: boolean;
  presentedGeneration: number;
  currentGeneration: number;
  rotatedAt: Date;
  now: Date;
  graceSeconds: number;
}): RotationVerdict {
  if (presentsCurrentToken) return 'rotate';
  const sinceRotationMs = now.getTime() - rotatedAt.getTime();
  const isRetry = presentedGeneration === currentGeneration - 1 && sinceRotationMs <= graceSeconds * 1000;
  return isRetry ? 'repeat' : 'revoke';
}
