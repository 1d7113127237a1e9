import type { ReadAnswer } from '../../document/document.ts';
import { joinsName } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { isProductWord, kindAsWritten } from '../../lexicon/word-kinds.ts';
import type { At, WordRange } from './place.ts';
import { isTradeName } from './trade-name.ts';

const MIN_BRAND = 3;
const MAX_BRAND_WORDS = 2;

/**
 * The company inside the name of one of its products: "Saucony Endorphin Pro 4" → Saucony, "Octorate PMS" → Octorate.
 * A name without a product word, model number or size stays whole ("Octopus Energy").
 */
export function reduceToCompany({ answer, range, language }: At<'answer' | 'range' | 'language'>): WordRange {
  const { segment, first } = range;
  if (isTradeName({ words: segment.words.slice(first, range.last + 1), language })) return range;
  const cut =
    findProductWord({ answer, range }) ??
    findShoutedWord(range, language) ??
    (isFollowedByProduct(answer, range) ? range.last + 1 : null);
  if (cut === null || isAllProduct(segment, first, cut)) return range;
  const isUnknown = (index: number): boolean => {
    const word = segment.words[index];
    return word !== undefined && kindAsWritten(word, language) === 'unknown';
  };
  const unknown = firstIndex({ first, last: cut - 1 }, isUnknown);
  const brand = segment.words[first];
  const isLong = brand !== undefined && brand.end - brand.start >= MIN_BRAND;
  if (unknown === first && isLong && !isTied(answer, range)) return { segment, first, last: first };
  if (cut - first <= MAX_BRAND_WORDS && unknown === null) {
    const isModel = segment.words[cut]?.digits === true;
    return isModel || cut - first < MAX_BRAND_WORDS ? range : { segment, first, last: cut - 1 };
  }
  const end = Math.max(unknown ?? first, first + 1);
  return { segment, first, last: Math.min(end, cut - 1) };
}

/** "Zorbano PURE": behind a name in small letters an everyday word in capitals names a line of it. */
function findShoutedWord({ segment, first, last }: WordRange, language: Language): number | null {
  const opening = segment.words[first];
  if (opening === undefined || opening.allCapitals) return null;
  return firstIndex({ first: first + 1, last }, (index) => {
    const word = segment.words[index];
    return word?.allCapitals === true && kindAsWritten(word, language) === 'generic';
  });
}

/** "Bedrock Cairn" in "Bedrock Cairn Evo 3D": the model goes on behind the run. */
function isFollowedByProduct(answer: ReadAnswer, { segment, last }: WordRange): boolean {
  for (let index = last + 1; index < segment.words.length; index++) {
    const [before, word] = [segment.words[index - 1], segment.words[index]];
    if (word === undefined || before === undefined) return false;
    if (!joinsName(answer.visible, before.end, word.start)) return false;
    if (!(word.capital || word.mixed || word.digits)) return false;
    if (word.digits && isProductWord(segment, index)) return true;
  }
  return false;
}

/** "Beta Software": no name is left of words that all say what is sold. */
function isAllProduct(segment: WordRange['segment'], first: number, cut: number): boolean {
  return segment.words
    .slice(first, cut)
    .every(({ start, end }, index) => end - start >= MIN_BRAND && isProductWord(segment, first + index));
}

function firstIndex(
  { first, last }: { first: number; last: number },
  holds: (index: number) => boolean,
): number | null {
  for (let index = first; index <= last; index++) if (holds(index)) return index;
  return null;
}

/** `Stella & Chewy's`, `Coca-Cola`: the first two words are one name. */
function isTied({ visible }: ReadAnswer, { segment, first }: WordRange): boolean {
  const from = segment.words[first]?.end ?? 0;
  const to = segment.words[first + 1]?.start ?? from;
  return /[-‑&.'’]/u.test(visible.slice(from, to));
}

function findProductWord({ answer, range }: { answer: ReadAnswer; range: WordRange }): number | null {
  const { segment, first, last } = range;
  for (let index = first + 1; index <= last; index++) {
    const isBehindSlash = answer.visible[(segment.words[index]?.start ?? 0) - 1] === '/';
    if (isBehindSlash || isProductWord(segment, index)) return index;
  }
  return null;
}
