import type { Claim } from '@citato/contract';
import { expect, it } from 'vitest';
import { filterClaims } from './model.ts';

const claim = (key: string, given: Partial<Claim>): Claim => ({
  key,
  sentence: key,
  tone: null,
  answers: 1,
  engines: [],
  prompts: 1,
  lastDay: null,
  sources: [],
  example: null,
  mark: null,
  ...given,
});
const mark = { verdict: 'true', markedAt: '2026-11-27T10:00:00Z', markedBy: null } as const;

it('what bears a mark waits for none', () => {
  const claims = [
    claim('bad', { tone: 'negative' }),
    claim('good', { tone: 'positive' }),
    claim('marked', { tone: 'negative', mark }),
  ];
  const keys = (filter: Parameters<typeof filterClaims>[1]) =>
    filterClaims(claims, filter).map(({ key }) => key);
  expect(keys('negative')).toEqual(['bad']);
  expect(keys('open')).toEqual(['bad', 'good']);
  expect(keys('marked')).toEqual(['marked']);
});
