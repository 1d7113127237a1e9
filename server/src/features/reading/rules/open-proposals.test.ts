import { expect, it } from 'vitest';
import { listOpenProposals } from './open-proposals.ts';

const subject = {
  name: 'Hosting Rossi',
  websiteUrl: 'https://hosting-rossi.it',
  aliases: [],
  competitorAliases: [{ name: 'WindTre', aliases: ['Tre'] }],
  ignoredNames: ['Cloud'],
};
const proposal = (name: string, intoName: string, answers = 1) => ({
  name,
  intoName,
  basis: 'model' as const,
  answers,
});
const open = (...proposals: ReturnType<typeof proposal>[]) =>
  listOpenProposals(proposals, subject).map(({ name, into, answers }) => [
    name,
    into.name,
    into.isOwn,
    answers,
  ]);

it('lists what is proposed, most answers first', () => {
  expect(open(proposal('Velora', 'Velora Plus'), proposal('Wind', 'WindTre', 3))).toEqual([
    ['Wind', 'WindTre', false, 3],
    ['Velora', 'Velora Plus', false, 1],
  ]);
});

it('counts a pair once, whichever way round it was proposed', () => {
  expect(open(proposal('Velora', 'Velora Plus', 2), proposal('Velora Plus', 'Velora', 3))).toEqual([
    ['Velora', 'Velora Plus', false, 5],
  ]);
});

it('keeps the user’s own company and what the user has stated', () => {
  expect(open(proposal('Hosting Rossi', 'Rossi Web'), proposal('WindTre', 'Wind'))).toEqual([
    ['Rossi Web', 'Hosting Rossi', true, 1],
    ['Wind', 'WindTre', false, 1],
  ]);
});

it('asks nothing about names the user has settled', () => {
  expect(
    open(proposal('Tre', 'WindTre'), proposal('Cloud', 'Aruba'), proposal('Tre', 'Hosting Rossi')),
  ).toEqual([]);
});
