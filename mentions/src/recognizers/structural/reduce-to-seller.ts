import { identityKey } from '../../linking/identity.ts';
import type { ReadAnswer } from '../../document/read-answer.ts';
import type { Part } from './read-parts.ts';
import type { WordRange } from './read-heads.ts';

const OTHERS = /\s*[+,|].*$/u;
const MOST_WORDS = 4;

/** Keys of the sellers printed on the product cards of an answer ("The Honest Kitchen + others"). */
export function readSellers({ segments, visible }: ReadAnswer): Set<string> {
  return new Set(
    segments
      .filter(({ kind }) => kind === 'seller')
      .map(({ start, end }) => identityKey(visible.slice(start, end).replace(OTHERS, ''))),
  );
}

/** The brand of a product that its own maker sells: the opening of its name is the seller's. */
export function reduceToSeller({
  answer,
  part,
  sellers,
}: {
  answer: ReadAnswer;
  part: Part;
  sellers: ReadonlySet<string>;
}): WordRange | null {
  const { segment, first } = part;
  const start = segment.words[first]?.start ?? 0;
  if (segment.kind === 'seller' || sellers.size === 0) return null;
  for (let last = first; last <= part.last && last - first < MOST_WORDS; last++) {
    const end = segment.words[last]?.end ?? start;
    if (sellers.has(identityKey(answer.visible.slice(start, end)))) return { segment, first, last };
  }
  return null;
}
