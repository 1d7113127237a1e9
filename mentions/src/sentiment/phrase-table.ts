import { fold } from '../text/fold.ts';
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

const REMEMBERED = 10_000;
const WORD = /[\p{L}\p{N}*]+/gu;

export function createPhraseTable<T>(entries: readonly (readonly [string, T])[]): PhraseTable<T> {
  const phrases = entries
    .map(([text, value]) => ({ words: [...fold(text).matchAll(WORD)].map(([word]) => word), value }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const byWord = new Map<string, readonly Phrase<T>[]>();
  const startingWith = (word: string): readonly Phrase<T>[] => {
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const found = phrases.filter(({ words }) => fits(words[0] ?? '', word));
    if (byWord.size >= REMEMBERED) byWord.clear();
    byWord.set(word, found);
    return found;
  };
  return {
    findAt: (words, index) => {
      const first = words[index];
      if (first === undefined) return null;
      for (const phrase of startingWith(first.folded))
        if (phrase.words.every((word, offset) => fits(word, words[index + offset]?.folded ?? '')))
          return { value: phrase.value, length: phrase.words.length };
      return null;
    },
  };
}

function fits(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word;
}
