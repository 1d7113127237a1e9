import { expect, it } from 'vitest';
import { isUrgent, permitPurposeOf } from './urgent-analysis.ts';

it('is what somebody waits for: a first analysis and one started by hand', () => {
  expect((['first', 'manual', 'scheduled', 'mass'] as const).filter(isUrgent)).toEqual(['first', 'manual']);
});

it('has its calls among the urgent, the reader’s as well as the engines’', () => {
  expect(permitPurposeOf({ trigger: 'first', phase: 'open' })).toBe('urgent');
  expect(permitPurposeOf({ trigger: 'scheduled', phase: 'open' })).toBe('answers');
});

it('is over with the analysis: late answers of a first one stand among the daily ones', () => {
  expect(permitPurposeOf({ trigger: 'first', phase: 'ended' })).toBe('answers');
  expect(permitPurposeOf({ trigger: 'manual', phase: 'ended' })).toBe('answers');
});
