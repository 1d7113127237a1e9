import { expect, it } from 'vitest';
import { isUrgent, slotPurposeOf } from './urgent-analysis.ts';

it('is what somebody waits for: a first analysis and one started by hand', () => {
  expect((['first', 'manual', 'scheduled', 'mass'] as const).filter(isUrgent)).toEqual(['first', 'manual']);
});

it('has its calls among the urgent, the reader’s as well as the engines’', () => {
  expect(slotPurposeOf({ trigger: 'first', phase: 'open' })).toBe('urgent');
  expect(slotPurposeOf({ trigger: 'scheduled', phase: 'open' })).toBe('answers');
});

it('is over with the analysis: late answers of a first one stand among the daily ones', () => {
  expect(slotPurposeOf({ trigger: 'first', phase: 'ended' })).toBe('answers');
  expect(slotPurposeOf({ trigger: 'manual', phase: 'ended' })).toBe('answers');
});
