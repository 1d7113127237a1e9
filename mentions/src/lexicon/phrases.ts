import { type Spelling, factOf, flagOf, fold } from '../document/spelling.ts';
import type { Word } from '../document/words.ts';
import type { Language } from '../extraction.ts';
import { type Section, eachLanguage, lexicons } from './index.ts';

/** A word of a phrase; `open` where any ending may follow. */
interface PhraseWord {
  text: string;
  open: boolean;
}

interface Phrase<T> {
  words: readonly PhraseWord[];
  /** The first letter of its second word: a glance before its words are compared. */
  next: string;
  value: T;
}

/** Phrases looked up word by word; a star at the end of a word stands for any ending ("affidabil*"). */
export interface PhraseTable<T> {
  /** Whether any phrase begins with this word. */
  opensWith(word: Spelling): boolean;
  /** The longest phrase that begins at this word. */
  findAt(words: readonly Word[], index: number): { value: T; length: number } | null;
  /** How many words the phrase has that ends right before this word; 0 where none does. */
  lengthBefore(words: readonly Word[], index: number): number;
}

const WORD = /[\p{L}\p{N}*]+/gu;

export function createPhraseTable<T>(entries: readonly (readonly [string, T])[]): PhraseTable<T> {
  const phrases = entries
    .map(([text, value]) => ({ words: [...fold(text).matchAll(WORD)].map(([word]) => toWord(word)), value }))
    .filter(({ words }) => words.length > 0)
    .map((phrase) => ({ ...phrase, next: phrase.words[1]?.text.charAt(0) ?? '' }))
    .sort((a, b) => b.words.length - a.words.length);
  const byLetter = Map.groupBy(phrases, ({ words }) => words[0]?.text.charAt(0));
  // Most words begin no phrase: for them the answer is `false`, without a list to walk.
  const startingWith = factOf(({ folded }): readonly Phrase<T>[] | false => {
    const found = (byLetter.get(folded.charAt(0)) ?? []).filter(({ words }) => fits(words[0], folded));
    return found.length > 0 && found;
  });
  const opensWith = flagOf((word) => startingWith(word) !== false);
  const closesWith = flagOf(({ folded }) => phrases.some(({ words }) => fits(words.at(-1), folded)));
  const longest = phrases[0]?.words.length ?? 0;
  const find = (words: readonly Word[], index: number, length?: number): Phrase<T> | undefined => {
    const first = words[index]?.spelling;
    const begun = first !== undefined && opensWith(first) && startingWith(first);
    if (begun === false) return undefined;
    const next = words[index + 1]?.folded.charAt(0);
    for (const phrase of begun)
      if (
        (phrase.next === '' || phrase.next === next) &&
        (length ?? phrase.words.length) === phrase.words.length &&
        goesOn(phrase.words, words, index)
      )
        return phrase;
    return undefined;
  };
  return {
    opensWith,
    findAt: (words, index) => {
      const phrase = find(words, index);
      return phrase === undefined ? null : { value: phrase.value, length: phrase.words.length };
    },
    lengthBefore: (words, index) => {
      const last = words[index - 1]?.spelling;
      if (last === undefined || !closesWith(last)) return 0;
      for (let length = Math.min(longest, index); length > 0; length--)
        if (find(words, index - length, length) !== undefined) return length;
      return 0;
    },
  };
}

const toWord = (pattern: string): PhraseWord =>
  pattern.endsWith('*') ? { text: pattern.slice(0, -1), open: true } : { text: pattern, open: false };

/** Whether the words of a phrase behind its first stand in the text, too. */
function goesOn(phrase: readonly PhraseWord[], words: readonly Word[], at: number): boolean {
  for (let offset = 1; offset < phrase.length; offset++)
    if (!fits(phrase[offset], words[at + offset]?.folded ?? '')) return false;
  return true;
}

const fits = (pattern: PhraseWord | undefined, word: string): boolean =>
  pattern !== undefined && (pattern.open ? word.startsWith(pattern.text) : word === pattern.text);

/** A table that only says whether one of its phrases stands somewhere. */
export const toPhrases = (phrases: Iterable<string>): PhraseTable<true> =>
  createPhraseTable([...phrases].map((phrase) => [phrase, true] as const));

/** The phrases of each language under one heading of its lexicon. */
export const phraseTables = (section: Section): Readonly<Record<Language, PhraseTable<true>>> =>
  eachLanguage((language) => toPhrases(lexicons[language][section]));
