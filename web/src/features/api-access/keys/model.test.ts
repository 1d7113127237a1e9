import { expect, it } from 'vitest';
import { describeReach } from './model.ts';

const names = new Map([
  ['a', 'Hotel Belvento'],
  ['b', 'Ottica Rivalta'],
  ['c', 'Lume Arredi'],
  ['d', 'Cicli Brenta'],
]);

it.each([
  [null, 'tutte le aziende'],
  [['a'], 'Hotel Belvento'],
  [['a', 'b'], 'Hotel Belvento, Ottica Rivalta'],
  [['a', 'gone', 'c', 'd', 'b'], 'Hotel Belvento, Lume Arredi e altre 2'],
  [['gone'], 'nessuna azienda: quelle scelte non ci sono più'],
])('a key for %j says so', (companyIds, words) => {
  expect(describeReach({ companyIds }, names)).toBe(words);
});
