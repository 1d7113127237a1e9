import { describe, expect, it } from 'vitest';
import { decideRotation } from './session-rotation.ts';

const ROTATED_AT = new Date('2026-11-20T10:00:00Z');
const GRACE_SECONDS = 30;

function present({
  generation,
  secondsLater,
  current = 5,
}: {
  generation: number;
  secondsLater: number;
  current?: number;
}) {
  return decideRotation({
    presentsCurrentToken: generation === current,
    presentedGeneration: generation,
    currentGeneration: current,
    rotatedAt: ROTATED_AT,
    now: new Date(ROTATED_AT.getTime() + secondsLater * 1000),
    graceSeconds: GRACE_SECONDS,
  });
}

describe('the rotation of a device’s refresh token', () => {
  it.each([0, 30, 31, 86_400])(
    'goes on with the current token, %d seconds after the last one',
    (secondsLater) => {
      expect(present({ generation: 5, secondsLater })).toBe('rotate');
    },
  );

  it.each([0, 1, 29.999, 30])('repeats the answer that was lost %d seconds ago', (secondsLater) => {
    expect(present({ generation: 4, secondsLater })).toBe('repeat');
  });

  it.each([30.001, 31, 86_400])(
    'ends the family when the token before comes back after %d seconds',
    (secondsLater) => {
      expect(present({ generation: 4, secondsLater })).toBe('revoke');
    },
  );

  it.each([3, 2, 1])('ends the family at once for the older generation %d, grace or not', (generation) => {
    expect(present({ generation, secondsLater: 0 })).toBe('revoke');
  });

  it('ends the family for a generation that was never given out', () => {
    expect(present({ generation: 6, secondsLater: 0 })).toBe('revoke');
  });

  it('ends the family when the generation is right but the stored token is another', () => {
    const verdict = decideRotation({
      presentsCurrentToken: false,
      presentedGeneration: 5,
      currentGeneration: 5,
      rotatedAt: ROTATED_AT,
      now: ROTATED_AT,
      graceSeconds: GRACE_SECONDS,
    });
    expect(verdict).toBe('revoke');
  });
});
