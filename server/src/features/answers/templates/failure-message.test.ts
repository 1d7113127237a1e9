import { describe, expect, it } from 'vitest';
import { FAILURE_KINDS } from '../rules/failure-kind.ts';
import { formatFailure } from './failure-message.ts';

describe('an answer that does not count', () => {
  it('says why in Italian, and nothing when it counts', () => {
    for (const failureKind of FAILURE_KINDS) {
      expect(formatFailure({ status: 'failed', failureKind })).toMatch(/^(Il|La) .+\.$/);
    }
    expect(formatFailure({ status: 'refused', failureKind: null })).toContain('rifiutato');
    expect(formatFailure({ status: 'ok', failureKind: null })).toBeNull();
  });
});
