import { expect, it } from 'vitest';
import { seemsOwnName } from './seems-own-name.ts';

const own = 'Cooperativa Agricola dei Produttori di Olio della Valdichiana';

it.each(['Cooperativa Agricola dei Produttori', 'COOPERATIVA AGRICOLA DEI PRODUTTORI', `${own} S.C.A.`])(
  'asks whether %s is the own company',
  (name) => {
    expect(seemsOwnName({ name, own })).toBe(true);
  },
);

it.each([
  'Cooperativa Agricola',
  'Cooperativa Agricola dei Fiori',
  'Agricola dei Produttori',
  'Lavazza',
  '–',
])('asks nothing of %s', (name) => {
  expect(seemsOwnName({ name, own })).toBe(false);
});
