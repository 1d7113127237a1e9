import { describe, expect, it } from 'vitest';
import { buildVerificationLink } from './verification-link.ts';

const link = { appUrl: 'https://app.citato.example', token: 'abc-_', email: 'giulia+1@ponteverde.example' };

describe('the link of a verification mail', () => {
  it('leads to our own address with token and address', () => {
    expect(buildVerificationLink({ ...link, plan: undefined })).toBe(
      'https://app.citato.example/verify-email?token=abc-_&email=giulia%2B1%40ponteverde.example',
    );
  });

  it.each(['pro', 'guru', 'business'] as const)('carries the paid plan %s', (plan) => {
    expect(new URL(buildVerificationLink({ ...link, plan })).searchParams.get('plan')).toBe(plan);
  });

  it('says nothing of the free plan', () => {
    expect(new URL(buildVerificationLink({ ...link, plan: 'free' })).searchParams.has('plan')).toBe(false);
  });
});
