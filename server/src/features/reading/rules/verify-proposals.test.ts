import { expect, it } from 'vitest';
import { verifyProposals } from './verify-proposals.ts';

const proposals = (name: string, as: string) =>
  verifyProposals({
    pairs: [{ name, as }],
    named: ['Wind', 'Velora', 'Vodafone', 'Wind Tre'],
    known: ['Velora Plus', 'WindTre', 'Iliad', 'Wind'],
  });

it.each([
  ['a shorter name of one that is known', 'Wind', 'WindTre'],
  ['a longer one', 'Velora', 'Velora Plus'],
])('%s is worth a question', (_, name, as) => {
  expect(proposals(name, as)).toEqual([{ name, as }]);
});

it.each([
  ['two spellings of one name, which are one company anyway', 'Wind Tre', 'WindTre'],
  ['a name the answer does not bear out', 'Tiscali', 'WindTre'],
  ['a name nobody has met', 'Wind', 'Acme'],
  ['two companies the catalogue knows', 'Vodafone', 'Iliad'],
  ['a name and itself', 'Wind', 'Wind'],
])('%s is not', (_, name, as) => {
  expect(proposals(name, as)).toEqual([]);
});
