import { expect, it } from 'vitest';
import { isUrgent, slotPurposeOf } from './urgent-analysis.ts';

it('is what somebody waits for: a first analysis and one started by hand', () => {
  expect((['first', 'manual', 'scheduled', 'mass'] as const).filter(isUrgent)).toEqual(['first', 'manual']);
});

it('has its calls among the urgent, the reader’s as well as the engines’', () => {
  expect(slotPurposeOf('first')).toBe('urgent');
  expect(slotPurposeOf('scheduled')).toBe('answers');
});
