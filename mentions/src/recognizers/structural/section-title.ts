import { flagIn } from '../../document/spelling.ts';
import type { Word } from '../../document/words.ts';
import { headingClosings, headingOpenings } from '../../lexicon/index.ts';
import type { WordKind } from '../../lexicon/word-kinds.ts';

const opensTitle = flagIn(headingOpenings);
const closesTitle = flagIn(headingClosings);

/** "What Customers Say", "Heritage & Brand Background": everyday words that say what a section tells. */
export function isSectionTitle(words: readonly Word[], kinds: readonly WordKind[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  if (!opensTitle(first.spelling) && !closesTitle(last.spelling)) return false;
  return words.every(
    ({ mixed, allCapitals, spelling }, index) =>
      !mixed && !allCapitals && (kinds[index] !== 'unknown' || closesTitle(spelling)),
  );
}
