import type { Language } from '../../extraction.ts';
import { kindOfWord } from '../../lexicon/word-kinds.ts';

const LANGUAGES: readonly Language[] = ['it', 'en', 'es'];
const SHORTEST = 4;
const MOST_WORDS = 3;

/** Whether the words of a name are in no list of everyday words, so that people who write it small still mean it. */
export function isDistinct(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (words.length > MOST_WORDS || first.length < SHORTEST) return false;
  return words.some((word) => word.length >= SHORTEST && !/\d/u.test(word) && isUnlisted(word));
}

const isUnlisted = (word: string): boolean =>
  LANGUAGES.every((language) => kindOfWord(word, language) === 'unknown');
