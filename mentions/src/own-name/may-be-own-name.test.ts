import { expect, it } from 'vitest';
import { mayBeOwnName } from './describe-name.ts';

it.each([
  ['Ponteverde', 'Ponteverde CRM'],
  ['Ponteverde Software', 'Ponteverde CRM'],
  ['La Perla', 'Hotel La Perla'],
  ['Pontevverde', 'Ponteverde'],
  ['Pontiverde', 'Ponteverde'],
  ['Trattoria Zorbano', 'Osteria Zorbano'],
])('asks whether %s is %s', (name, own) => {
  expect(mayBeOwnName({ name, own })).toBe(true);
});

it.each([
  // One company by the spelling: it counts already.
  ['Ponteverde S.r.l.', 'Ponteverde'],
  // Two companies of the catalogue.
  ['Lidl', 'Lidia'],
  ['Enel X', 'Enel'],
  // Anybody's.
  ['Hotel', 'Hotel La Perla'],
  ['Milano', 'Ottica Milano'],
  ['Software', 'Ponteverde Software'],
  // Another telling word.
  ['Ponteverde Blu', 'Ponteverde'],
  ['Zorbano', 'Ponteverde'],
  ['Lidia', 'Livia'],
  ['', 'Ponteverde'],
  ['+', '+'],
])('asks nothing of %s beside %s', (name, own) => {
  expect(mayBeOwnName({ name, own })).toBe(false);
});
