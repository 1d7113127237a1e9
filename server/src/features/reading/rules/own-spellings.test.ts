import { expect, it } from 'vitest';
import { listOwnSpellings } from './own-spellings.ts';

const subject = { name: 'Ponteverde CRM', aliases: [] };
const named = (name: string, mentions = 1, isOwn = false) => ({ name, mentions, isOwn });

it('are names spelt like the own one, counted over all prompts', () => {
  const mentioned = [
    named('Ponteverde', 2),
    named('Relata', 9),
    named('Ponteverde', 3),
    named('Ponteverde CRM', 4, true),
  ];
  expect(listOwnSpellings({ mentioned, subject, decided: [] })).toEqual([
    { name: 'Ponteverde', intoName: 'Ponteverde CRM', basis: 'spelling', answers: 5 },
  ]);
});

it('may be spelt like another name of the own company', () => {
  const mentioned = [named('Verdeponte')];
  expect(listOwnSpellings({ mentioned, subject, decided: [] })).toEqual([]);
  const withAlias = { ...subject, aliases: ['Verdeponte Software'] };
  expect(listOwnSpellings({ mentioned, subject: withAlias, decided: [] })).toHaveLength(1);
});

it.each([
  ['ponteverde', 'ponteverdecrm'],
  ['ponteverdecrm', 'ponteverde'],
])('are none that were decided on, whichever way round: %s into %s', (key, intoKey) => {
  const mentioned = [named('Ponteverde')];
  expect(listOwnSpellings({ mentioned, subject, decided: [{ key, intoKey }] })).toEqual([]);
});
