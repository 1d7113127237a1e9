import type { ReadAnswer } from '../read-answer.ts';
import type { Word } from '../text/words.ts';

const SHORTEST_NOUN = 5;
const ENDING = /(?:es|[aeios])$/u;

const stemOf = (folded: string): string => folded.replace(ENDING, '');

/** The stems of the words an answer writes in small letters, addresses apart: whatever they mean, they are nouns of its language. */
export function readSmallWords({ segments, visible }: ReadAnswer): ReadonlySet<string> {
  const small = new Set<string>();
  for (const { words } of segments)
    for (const { folded, capital, mixed, digits, start, end } of words) {
      if (capital || mixed || digits || folded.length < SHORTEST_NOUN) continue;
      if (!isInAddress(visible, start, end)) small.add(stemOf(folded));
    }
  return small;
}

/** `zorbano.it`, `@zorbano`, `#zorbano`: small for another reason. */
function isInAddress(visible: string, start: number, end: number): boolean {
  if (/[./@#_-]/u.test(visible.charAt(start - 1))) return true;
  return /^(?:[@/_-]|\.\p{L})/u.test(visible.slice(end, end + 2));
}

/** "Trastero" beside "trasteros": a single word that the answer also writes small. */
export function isSmallElsewhere(words: readonly Word[], small: ReadonlySet<string>): boolean {
  const [word, ...rest] = words;
  if (word === undefined || rest.some(({ digits }) => !digits)) return false;
  return word.capital && !word.allCapitals && !word.mixed && small.has(stemOf(word.folded));
}
