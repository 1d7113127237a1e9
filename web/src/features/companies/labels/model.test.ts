import { describe, expect, it } from 'vitest';
import { countCarriers, planToggle } from './model.ts';

const prompts = [
  { id: 'p1', labelIds: ['a', 'b'] },
  { id: 'p2', labelIds: ['a'] },
];

describe('a label on chosen prompts', () => {
  it('stands on all, some or none of them', () => {
    expect(['a', 'b', 'c'].map((labelId) => countCarriers({ prompts, labelId }))).toEqual([
      'all',
      'some',
      'none',
    ]);
  });

  it('is put on those that lack it, and taken off only where all carry it', () => {
    expect(planToggle({ prompts, labelId: 'a' })).toEqual({
      promptIds: ['p1', 'p2'],
      add: [],
      remove: ['a'],
    });
    expect(planToggle({ prompts, labelId: 'b' })).toEqual({ promptIds: ['p2'], add: ['b'], remove: [] });
    expect(planToggle({ prompts, labelId: 'c' })).toEqual({
      promptIds: ['p1', 'p2'],
      add: ['c'],
      remove: [],
    });
  });
});
