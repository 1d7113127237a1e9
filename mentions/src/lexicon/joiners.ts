import { wordsOf } from './grammar.ts';
import { flagOf } from '../document/text/spelling.ts';

const AND = wordsOf('and');
const OR = wordsOf('or');

/** Whether the word says "and", within a name ("Dolce & Gabbana") or between two. */
export const isAnd = (folded: string): boolean => AND.has(folded);

/** Whether the word joins two names. */
export const isJoiner = flagOf(({ folded }) => AND.has(folded) || OR.has(folded));
