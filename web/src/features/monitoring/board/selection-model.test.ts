import { describe, expect, it } from 'vitest';
import { NO_SELECTION, toggleRow, toggleShown } from './selection-model.ts';

const shown = ['a', 'b', 'c', 'd'];
const toggle = (selection: typeof NO_SELECTION, id: string, isRange = false) =>
  toggleRow(selection, { id, shown, isRange });
const idsOf = ({ ids }: typeof NO_SELECTION) => [...ids].toSorted();

describe('chosen rows', () => {
  it('are chosen one by one, and taken out again', () => {
    const two = toggle(toggle(NO_SELECTION, 'b'), 'd');
    expect(idsOf(two)).toEqual(['b', 'd']);
    expect(idsOf(toggle(two, 'b'))).toEqual(['d']);
  });

  it('are a range from the last one, in either direction', () => {
    expect(idsOf(toggle(toggle(NO_SELECTION, 'b'), 'd', true))).toEqual(['b', 'c', 'd']);
    expect(idsOf(toggle(toggle(NO_SELECTION, 'c'), 'a', true))).toEqual(['a', 'b', 'c']);
    expect(idsOf(toggle(NO_SELECTION, 'c', true))).toEqual(['c']);
    // The last choice is not shown any more.
    expect(idsOf(toggle({ ids: new Set(['z']), anchor: 'z' }, 'a', true))).toEqual(['a', 'z']);
  });

  it('are all that is shown, or none', () => {
    const all = toggleShown(toggle(NO_SELECTION, 'b'), shown);
    expect(idsOf(all)).toEqual(shown);
    expect(idsOf(toggleShown(all, shown))).toEqual([]);
  });
});
