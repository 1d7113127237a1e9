import { expect, it } from 'vitest';
import { areOneCompany } from '../catalogue/index.ts';

it.each([
  ['WindTre', 'Wind Tre', true],
  ['WindTre', 'windtre.it', true],
  ['W3', 'WindTre', true],
  ['Vodafone', 'Iliad', false],
  ['Wind', 'WindTre', null],
  ['Velora', 'Velora Plus', null],
])('%s and %s: one company, two, or nobody can tell', (one, other, verdict) => {
  expect(areOneCompany(one, other)).toBe(verdict);
  expect(areOneCompany(other, one)).toBe(verdict);
});
