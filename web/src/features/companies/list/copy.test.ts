import { describe, expect, it } from 'vitest';
import { companiesCopy } from './copy.ts';

const { addHint, leftOut } = companiesCopy.overview;

describe('what the card that adds a company promises', () => {
  it.each([
    [{ left: 1, leftPrompts: 3 }, 'Ne puoi aggiungere un’altra.'],
    [{ left: 4, leftPrompts: 1 }, 'Ne puoi aggiungere altre 4.'],
    [{ left: 0, leftPrompts: 3 }, 'Hai raggiunto il massimo del tuo account.'],
    [{ left: 4, leftPrompts: 0 }, 'Serve almeno un prompt, e i tuoi sono già tutti usati.'],
  ])('%o: %s', (room, hint) => {
    expect(addHint(room)).toBe(hint);
  });
});

it.each([
  [
    { prompts: 1, mentions: 1, responses: 1 },
    '1 prompt contiene',
    'la sua 1 menzione in 1 risposta non conta ',
  ],
  [
    { prompts: 1, mentions: 3, responses: 5 },
    '1 prompt contiene',
    'le sue 3 menzioni in 5 risposte non contano ',
  ],
  [
    { prompts: 2, mentions: 1, responses: 5 },
    '2 prompt contengono',
    'la loro 1 menzione in 5 risposte non conta ',
  ],
  [
    { prompts: 2, mentions: 0, responses: 5 },
    '2 prompt contengono',
    'le loro 0 menzioni in 5 risposte non contano ',
  ],
])('says one and many of what does not count: %o', (counts, beginning, rest) => {
  expect(leftOut(counts)).toContain(beginning);
  expect(leftOut(counts)).toContain(rest);
});

it('promises nothing of prompts to whoever deletes a company without any', () => {
  expect(companiesCopy.deleteCompany.after(0)).not.toContain('prompt');
  expect(companiesCopy.deleteCompany.after(1)).toContain('il suo prompt');
});
