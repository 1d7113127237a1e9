import type { Language } from '../extraction.ts';
import { productWords } from '../lexicon/index.ts';
import { kindOfWord } from '../lexicon/word-kinds.ts';
import type { ReadAnswer } from '../read-answer.ts';
import type { WordRange } from './read-heads.ts';

const SHORTEST_BRAND = 3;

/**
 * The company inside the name of one of its products: "Saucony Endorphin Pro 4" → Saucony, "Octorate PMS" → Octorate.
 * A name without a product word, model number or size stays whole ("Octopus Energy").
 */
export function reduceToCompany({
  answer,
  range,
  language,
}: {
  answer: ReadAnswer;
  range: WordRange;
  language: Language;
}): WordRange {
  const { segment, first, last } = range;
  const cut = findProductWord({ answer, range });
  if (cut === null) return range;
  const isUnknown = (index: number): boolean => {
    const word = segment.words[index];
    return word !== undefined && kindOfWord(word.folded, language) === 'unknown';
  };
  const isFigure = segment.words[cut]?.digits === true;
  const hasName = Array.from({ length: cut - first }, (_, offset) => first + offset).some(isUnknown);
  if (!hasName && (isFigure || cut - first < 2)) return { segment, first, last };
  const brand = segment.words[first];
  const standsAlone = isUnknown(first) && brand !== undefined && brand.end - brand.start >= SHORTEST_BRAND;
  const isJoined = segment.words[first + 1]?.start === undefined || isTied(answer, range);
  return { segment, first, last: standsAlone && !isJoined ? first : cut - 1 };
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
    const word = segment.words[index];
    if (word === undefined) break;
    const isFigure = word.digits && !/\p{L}{3}/u.test(word.folded);
    if (isFigure || productWords.has(word.folded)) return index;
    if (answer.visible[word.start - 1] === '/') return index;
  }
  return null;
}
