import type { ReadAnswer } from '../../document/document.ts';
import { factOf, letterBit, lettersOf } from '../../document/spelling.ts';
import type { Word } from '../../document/words.ts';

const MIN_NOUN = 5;
const ENDING = /(?:es|[aeios])$/u;

const stemOf = factOf(({ folded }) => folded.replace(ENDING, ''));

/** The stem of what may be a noun with a capital: a single word, or one and its numbers; null for other names. */
export function stemOfNoun(words: readonly Word[]): string | null {
  const [word, ...rest] = words;
  if (word === undefined || rest.some(({ digits }) => !digits)) return null;
  return word.capital && !word.allCapitals && !word.mixed ? stemOf(word.spelling) : null;
}

/**
 * Which of these stems an answer writes in small letters, addresses apart ("Trastero" beside "trasteros"): whatever
 * they mean, they are nouns of its language.
 */
export function readSmallStems(
  { segments, visible }: ReadAnswer,
  stems: ReadonlySet<string>,
): ReadonlySet<string> {
  const small = new Set<string>();
  if (stems.size === 0) return small;
  const letters = lettersOf(stems);
  for (const { words } of segments)
    for (const { spelling, folded, capital, mixed, digits, start, end } of words) {
      if (capital || mixed || digits || folded.length < MIN_NOUN) continue;
      if ((letters & letterBit(folded)) === 0) continue;
      const stem = stemOf(spelling);
      if (stems.has(stem) && !isInAddress(visible, start, end)) small.add(stem);
    }
  return small;
}

/** `zorbano.it`, `@zorbano`, `#zorbano`: small for another reason. */
function isInAddress(visible: string, start: number, end: number): boolean {
  if (/[./@#_-]/u.test(visible.charAt(start - 1))) return true;
  return /^(?:[@/_-]|\.\p{L})/u.test(visible.slice(end, end + 2));
}
