import type { Language } from '../../extraction.ts';
import { kindOfWord } from '../../lexicon/word-kinds.ts';

const LANGUAGES: readonly Language[] = ['it', 'en', 'es'];
const MIN_LENGTH = 4;
const MAX_WORDS = 3;

/** Whether the words of a name are in no list of everyday words, so that it is meant even in small letters. */
export function isDistinct(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (words.length > MAX_WORDS || first.length < MIN_LENGTH) return false;
  return words.some((word) => word.length >= MIN_LENGTH && !/\d/u.test(word) && isUnlisted(word));
}

const isUnlisted = (word: string): boolean =>
  LANGUAGES.every((language) => kindOfWord(word, language) === 'unknown');
