import { expect, test } from 'vitest';
import { createLabelBounds } from './bound-labels.ts';

test('a value outside of its list is called other', () => {
  const bound = createLabelBounds({ outcome: ['done', 'failed'] });
  expect(bound({ outcome: 'done' })).toEqual({ outcome: 'done' });
  expect(bound({ outcome: 'ada@esempio.it' })).toEqual({ outcome: 'other' });
});

test('a label without a list keeps the first values it meets, however many come after them', () => {
  const bound = createLabelBounds({ route: { max: 3 } });
  const seen = new Set(
    Array.from({ length: 1_000 }, (_, index) => bound({ route: `/${String(index)}` })['route']),
  );
  expect([...seen]).toEqual(['/0', '/1', '/2', 'other']);
  expect(bound({ route: '/1' })).toEqual({ route: '/1' });
});
