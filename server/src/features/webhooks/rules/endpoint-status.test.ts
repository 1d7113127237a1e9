import { expect, it } from 'vitest';
import { describeStatuses } from './endpoint-status.ts';

const on = { disabledBecause: null };
const off = { disabledBecause: 'owner' } as const;

it('serves the oldest endpoints that are on, as many as the plan holds', () => {
  expect(describeStatuses([on, on, on], { max: 2 })).toEqual(['active', 'active', 'not_included']);
  expect(describeStatuses([on, off, on], { max: 2 })).toEqual(['active', 'disabled', 'active']);
  expect(describeStatuses([on], { max: 0 })).toEqual(['not_included']);
});
