import { fold } from '../document/text/fold.ts';
import type { Spelling } from '../document/text/spelling.ts';
import { factOf, flagOf } from '../document/text/spelling.ts';
import type { Word } from '../document/text/words.ts';

/** A word of a phrase; `open` where any ending may follow. */
interface PhraseWord {
  text: string;
  open: boolean;
}

interface Phrase<T> {
  words: readonly PhraseWord[];
  value: T;
}

/** Phrases looked up word by word; a star at the end of a word stands for any ending ("affidabil*"). */
export interface PhraseTable<T> {
  /** Whether any phrase begins with this word. */
  opensWith(word: Spelling): boolean;
  /** The longest phrase that begins at this word. */
  findAt(words: readonly Word[], index: number): { value: T; length: number } | null;
}

const WORD = /[\p{L}\p{N}*]+/gu;

export function createPhraseTable<T>(entries: readonly (readonly [string, T])[]): PhraseTable<T> {
  const phrases = entries
    .map(([text, value]) => ({ words: [...fold(text).matchAll(WORD)].map(([word]) => toWord(word)), value }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const byLetter = Map.groupBy(phrases, ({ words }) => words[0]?.text.charAt(0));
  // Most words begin no phrase: for them the answer is `false`, without a list to search.
  const startingWith = factOf(({ folded }): readonly Phrase<T>[] | false => {
    const found = (byLetter.get(folded.charAt(0)) ?? []).filter(({ words }) => fits(words[0], folded));
    return found.length > 0 && found;
  });
  const opensWith = flagOf((word) => startingWith(word) !== false);
  return {
    opensWith,
    findAt: (words, index) => {
      const first = words[index];
      const begun = first !== undefined && opensWith(first.spelling) && startingWith(first.spelling);
      if (begun === false) return null;
      for (const phrase of begun)
        if (goesOn(phrase.words, words, index)) return { value: phrase.value, length: phrase.words.length };
      return null;
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
