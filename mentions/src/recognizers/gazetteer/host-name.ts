import type { At } from '../../document/place.ts';
import type { Word } from '../../document/text/words.ts';
import type { ReadAnswer } from '../../document/read-answer.ts';
import { isDomainEnding } from '../../linking/identity.ts';

const DOT = 0x2e;
const MAX_HOST_ENDING = 3;

/** Endings that are no words: "Online store" is no address. */
export const isHostEnding = (folded: string): boolean =>
  folded.length <= MAX_HOST_ENDING && isDomainEnding(folded);

/** Whether a host begins at a word: `booking` before `.com`. */
export const startsHost = ({ visible }: ReadAnswer, words: readonly Word[], first: number): boolean => {
  const end = words[first]?.end;
  const next = words[first + 1];
  if (end === undefined || next?.start !== end + 1 || visible.charCodeAt(end) !== DOT) return false;
  return isDomainEnding(next.folded);
};

/** Index of the word that ends the host (`com` of `booking.com`), or `last` when the name is not written as one. */
export function readHostEnding({ answer, words, last }: At<'answer' | 'words' | 'last'>): number {
  const next = words[last + 1];
  return startsHost(answer, words, last) && next !== undefined && (!next.capital || next.allCapitals)
    ? last + 1
    : last;
}
