import { fold } from '../text/fold.ts';
import { factOf } from '../text/spelling.ts';
import type { Word } from '../text/words.ts';

interface Phrase<T> {
  words: readonly string[];
  value: T;
}

/** Phrases looked up word by word; a star at the end of a word stands for any ending ("affidabil*"). */
export interface PhraseTable<T> {
  /** The longest phrase that begins at this word. */
  findAt(words: readonly Word[], index: number): { value: T; length: number } | null;
}

const WORD = /[\p{L}\p{N}*]+/gu;

export function createPhraseTable<T>(entries: readonly (readonly [string, T])[]): PhraseTable<T> {
  const phrases = entries
    .map(([text, value]) => ({ words: [...fold(text).matchAll(WORD)].map(([word]) => word), value }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const byLetter = Map.groupBy(phrases, ({ words }) => words[0]?.charAt(0));
  const startingWith = factOf(({ folded }): readonly Phrase<T>[] =>
    (byLetter.get(folded.charAt(0)) ?? []).filter(({ words }) => fits(words[0] ?? '', folded)),
  );
  return {
    findAt: (words, index) => {
      const first = words[index];
      if (first === undefined) return null;
      for (const phrase of startingWith(first.spelling))
        if (goesOn(phrase.words, words, index)) return { value: phrase.value, length: phrase.words.length };
      return null;
    },
  };
}

/** Whether the words of a phrase behind its first stand in the text, too. */
function goesOn(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  for (let offset = 1; offset < phrase.length; offset++)
    if (!fits(phrase[offset] ?? '', words[at + offset]?.folded ?? '')) return false;
  return true;
}

function fits(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word;
}
