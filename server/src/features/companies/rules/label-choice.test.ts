import { MAX_LABELS_EACH } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { changeLabels, findLabelNamed } from './label-choice.ts';

describe('the labels of a prompt', () => {
  const each = Array.from({ length: MAX_LABELS_EACH }, (_, index) => `l${String(index)}`);

  it.each([
    { now: [], add: ['a', 'b', 'a'], remove: [], after: ['a', 'b'] },
    { now: ['a'], add: ['b'], remove: ['a'], after: ['b'] },
    { now: ['a'], add: ['b'], remove: ['b'], after: ['a'] },
    { now: [], add: each, remove: [], after: each },
    { now: each, add: ['x'], remove: ['l0'], after: [...each.slice(1), 'x'] },
    { now: each, add: ['x'], remove: [], after: null },
    { now: each, add: ['l3'], remove: [], after: each },
  ])('are $after', ({ now, add, remove, after }) => {
    expect(changeLabels({ now, add, remove })).toEqual(after);
  });
});

it('a name is the same whatever its case, but for another subject', () => {
  const rows = [{ id: '1', subject: 'prompt' as const, name: 'Èlite' }];
  expect(findLabelNamed(rows, { subject: 'prompt', name: 'èLITE' })).toBe(rows[0]);
  expect(findLabelNamed(rows, { subject: 'company', name: 'Èlite' })).toBeUndefined();
});
