import { expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

it('never promises a wait shorter than the real one', () => {
  expect([0, 1, 40, 60, 61, 3540, 3541, 7200].map(formatWait)).toEqual([
    '1 secondo',
    '1 secondo',
    '40 secondi',
    '1 minuto',
    '2 minuti',
    '59 minuti',
    '1 ora',
    '2 ore',
  ]);
});
