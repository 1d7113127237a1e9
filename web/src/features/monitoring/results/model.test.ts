import { describe, expect, it } from 'vitest';
import { nextSort } from './model.ts';

describe('the order of the results table', () => {
  it('cycles a column through ascending, descending and default', () => {
    const first = nextSort({ current: null, column: 'mentions' });
    expect(first).toEqual({ column: 'mentions', direction: 'ascending' });
    const second = nextSort({ current: first, column: 'mentions' });
    expect(second).toEqual({ column: 'mentions', direction: 'descending' });
    expect(nextSort({ current: second, column: 'mentions' })).toBeNull();
  });

  it('starts another column at ascending', () => {
    const current = { column: 'mentions', direction: 'descending' } as const;
    expect(nextSort({ current, column: 'name' })).toEqual({ column: 'name', direction: 'ascending' });
  });
});
