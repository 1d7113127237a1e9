import {
  findsPlanted,
  hasVerdict,
  judgeEachPrompt,
  judgeView,
  shareOf,
  simulateCompany,
} from '#test/stand-ins/planted-source/simulate-company';
import { describe, expect, it } from 'vitest';

describe('a company whose planted directory decides who is named', () => {
  it('shows that directory first in nine of ten views, with a verdict', () => {
    const isFirst = (seed: number) =>
      findsPlanted(judgeView(simulateCompany({ seed, effect: 0.4, alike: 0.1 })));
    expect(shareOf(60, isFirst)).toBeGreaterThanOrEqual(0.9);
  }, 120_000);
});

describe('a company without any such source', () => {
  it.each([0, 0.1, 0.2])(
    'is shown none in 95 of 100 views, answers of a day alike by %d',
    (alike) => {
      const claims = (seed: number) => hasVerdict(judgeView(simulateCompany({ seed, effect: 1, alike })));
      expect(shareOf(100, claims)).toBeLessThanOrEqual(0.05);
    },
    240_000,
  );

  it('is shown none prompt by prompt in 95 of 100 views', () => {
    const hasSource = (seed: number) =>
      judgeEachPrompt(simulateCompany({ seed, effect: 1, alike: 0.1 })).proven > 0;
    expect(shareOf(60, hasSource)).toBeLessThanOrEqual(0.05);
  }, 120_000);
});
