import type { Word } from '../document/text/words.ts';
import { flagIn } from '../document/text/spelling.ts';
import { wordsOf } from './grammar.ts';
import { algorithms, breeds, garments, substances } from './index.ts';

// "Citric Acid", "Rosemary Extract", "acido citrico", "Vitamin C".
const closesClass = flagIn(wordsOf('classClosings'));
const opensClass = flagIn(wordsOf('classOpenings'));
const isVitamin = flagIn(wordsOf('vitamins'));
const VITAMIN_LETTER = /^[a-k]\d{0,2}$/u;

/** A member of a class whose members are no companies: a substance, an algorithm, a breed, a garment. */
export const isClassWord = (word: string): boolean =>
  substances.has(word) || algorithms.has(word) || garments.has(word) || breeds.has(word);

/** Whether several words together name a member of such a class: "Rosemary Extract", "Vitamin C". */
export function isClassPhrase(words: readonly Word[]): boolean {
  const [first, second] = words;
  const last = words.at(-1);
  if (first === undefined || second === undefined || last === undefined) return false;
  if (closesClass(last.spelling) || opensClass(first.spelling)) return true;
  return isVitamin(first.spelling) && VITAMIN_LETTER.test(second.folded);
}
