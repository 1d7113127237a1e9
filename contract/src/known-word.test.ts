import { expect, it } from 'vitest';
import { knownWord } from './known-word.ts';

const colour = knownWord(['red', 'green']);

it('a word of this build is itself, one of a newer build is another', () => {
  expect(colour.parse('green')).toBe('green');
  expect(colour.parse('ultraviolet')).toBe('other');
  expect(colour.parse('other')).toBe('other');
});
