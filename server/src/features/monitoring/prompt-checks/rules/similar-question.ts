import { listTellingWords, readWords } from './telling-words.ts';

/** Of seven telling words six may be shared: the seventh is another need. */
const MIN_SIMILARITY = 0.85;

/** The words two questions share, twice, over those of both (L. R. Dice, Ecology 26 (1945), 297–302); 0 to 1. */
function measureSimilarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const total = left.size + right.size;
  return total === 0 ? 0 : (2 * [...left].filter((word) => right.has(word)).length) / total;
}

/** Of these questions the one that asks nearly the same, and whether it is letter for letter the same. */
export function findSimilarQuestion({
  text,
  others,
}: {
  text: string;
  others: readonly string[];
}): { text: string; isSame: boolean } | null {
  const key = keyOf(text);
  if (key === '') return null;
  const same = others.find((other) => keyOf(other) === key);
  if (same !== undefined) return { text: same, isSame: true };
  const words = listTellingWords(text);
  const [closest] = others
    .map((other) => ({ other, similarity: measureSimilarity(words, listTellingWords(other)) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .toSorted((a, b) => b.similarity - a.similarity);
  return closest === undefined ? null : { text: closest.other, isSame: false };
}

const keyOf = (text: string): string => readWords(text).join(' ');
