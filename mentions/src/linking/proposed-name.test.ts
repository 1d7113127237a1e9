import { expect, it } from 'vitest';
import { mayBeProposed } from './identity.ts';

it.each([
  'Milano',
  'Reggio Emilia',
  'Hotel',
  'Ristorante',
  'Hotel Roma',
  'Casa',
  'Oro Srl',
  'Fare',
  '',
  'S.r.l.',
])('a city, a trade word or an Italian word alone is never proposed as a name: %s', (name) => {
  expect(mayBeProposed(name)).toBe(false);
});

it.each(['Wind', 'La Perla', 'Ferrero', 'Studio Bianchi', 'Casa Mia', '蔚来'])('%s may be', (name) => {
  expect(mayBeProposed(name)).toBe(true);
});
