import { expect, it } from 'vitest';
import { findAnswerId, parseReadingSearch } from './reading-search.ts';

const ID = '7f3f8d0e-4d0a-4a0e-9d62-000000000001';
const OTHER = '7f3f8d0e-4d0a-4a0e-9d62-000000000002';

it.each([
  [ID, ID],
  [` ${ID.toUpperCase()} `, ID],
  [`https://citato.example/?azienda=${OTHER}&risposte=${OTHER}&risposta=${ID}`, ID],
  // A link to all answers of a prompt names none of them.
  [`https://citato.example/?azienda=${OTHER}&risposte=${OTHER}`, null],
  ['ciao', null],
  ['', null],
])('finds the answer in %s', (typed, id) => {
  expect(findAnswerId(typed)).toBe(id);
});

it.each([[ID], [undefined], [7], ['niente'], [`${ID}x`]])('reads the address: %s', (risposta) => {
  expect(parseReadingSearch({ risposta })).toEqual(risposta === ID ? { risposta } : {});
});
