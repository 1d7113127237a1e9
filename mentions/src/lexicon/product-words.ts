import { productWords } from './index.ts';
import type { ReadAnswer, ReadSegment } from '../document/read-answer.ts';
import { flagIn } from '../document/text/spelling.ts';

const namesKind = flagIn(productWords);
const FIGURE_LETTERS = /\p{L}{3}/u;

/** Whether the word behind a brand says which of its products is meant: a kind of product, a size, a country, a model number. */
export function isProductWord(segment: ReadSegment, index: number): boolean {
  const word = segment.words[index];
  if (word === undefined) return false;
  const isFigure = word.digits && !FIGURE_LETTERS.test(word.folded);
  const isLetter = word.capital && word.end - word.start === 1;
  return isFigure || isLetter || namesKind(word.spelling);
}

/** Whether a bracket or a trade sign closes the name. */
export const isClosedBySign = ({ visible }: ReadAnswer, end: number): boolean =>
  /^\s?[(®™]/u.test(visible.slice(end, end + 2));
