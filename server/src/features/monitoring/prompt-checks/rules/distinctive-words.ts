import { kindOfWord } from '@citato/mentions';
import questionWords from './question-words.json' with { type: 'json' };

/** Fewer than these leave open who asks for what. */
const MIN_DISTINCTIVE_WORDS = 2;
/** Gender and number: 'alberghi' and 'albergo' are one word, 'famiglie' and 'famiglia', too. */
const ENDING = /(?:h?[aeiou]+s?|s)$/u;
const MIN_STEM = 3;

const asking = new Set(questionWords.words.flatMap(readWords));

/**
 * The words of a question that say what is looked for, without their endings: neither the small words of the language nor
 * those every such question holds ('qual è il migliore').
 */
export function listDistinctiveWords(text: string): Set<string> {
  return new Set(readWords(text).filter(isDistinctive).map(cutEnding));
}

export const isGenericQuestion = (text: string): boolean =>
  listDistinctiveWords(text).size < MIN_DISTINCTIVE_WORDS;

/** The words of a text without case, accents and signs. */
export function readWords(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isDistinctive(word: string): boolean {
  return (
    word.length > 1 &&
    kindOfWord(word, 'it') !== 'function' &&
    !asking.has(word) &&
    !questionWords.openings.some((opening) => word.startsWith(opening))
  );
}

function cutEnding(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < MIN_STEM ? word : stem;
}
