import { expect, it } from 'vitest';
import { buildWaitText } from './wait-text.ts';

it.each([
  [0.4, 'un secondo'],
  [42, '42 secondi'],
  [60, 'un minuto'],
  [61, '2 minuti'],
  [899.2, '15 minuti'],
  [3_600, 'un’ora'],
  [3_601, '2 ore'],
])('tells to wait %s seconds in words', (seconds, words) => {
  expect(buildWaitText(seconds)).toBe(`Troppi tentativi. Riprova tra ${words}.`);
});
