import { expect, it } from 'vitest';
import { factOf, spellingOf } from '../spelling.ts';

it('finds a fact out once for all places that write a word alike', () => {
  let asked = 0;
  const length = factOf(({ folded }) => {
    asked++;
    return `${String(folded.length)} letters`;
  });
  expect(length(spellingOf('Perché'))).toBe('6 letters');
  expect(length(spellingOf('Perché'))).toBe('6 letters');
  expect(asked).toBe(1);
});

it('gives each word its own fact, however many words came before', () => {
  const folded = factOf(({ folded: word }) => `is ${word}`);
  const early = spellingOf('Prima');
  expect(folded(early)).toBe('is prima');
  for (let number = 0; number < 45_000; number++) {
    const word = `Parola${String(number)}`;
    expect(folded(spellingOf(word))).toBe(`is ${word.toLowerCase()}`);
  }
  expect(folded(early)).toBe('is prima');
  expect(folded(spellingOf('Prima'))).toBe('is prima');
});
