import { flagOf } from '../document/text/spelling.ts';

const AND = new Set('e ed and y et und n'.split(' '));
const OR = new Set('o or u'.split(' '));

/** Whether the word says "and", within a name ("Dolce & Gabbana") or between two. */
export const isAnd = (folded: string): boolean => AND.has(folded);

/** Whether the word joins two names. */
export const isJoiner = flagOf(({ folded }) => AND.has(folded) || OR.has(folded));
