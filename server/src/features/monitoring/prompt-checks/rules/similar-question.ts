import { isSameMarket, type Market } from '@citato/contract';
import { listDistinctiveWords, readWords } from './distinctive-words.ts';

/** Of seven distinctive words six may be shared: the seventh is another need. */
const MIN_SIMILARITY = 0.85;

/** The words two questions share, twice, over those of both (L. R. Dice, Ecology 26 (1945), 297–302); 0 to 1. */
function measureSimilarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const total = left.size + right.size;
  return total === 0 ? 0 : (2 * [...left].filter((word) => right.has(word)).length) / total;
}

/** A question of a company: what is asked, by whom and where. */
interface KnownQuestion {
  readonly text: string;
  readonly persona: string | null;
  readonly market: Market;
}

/**
 * Of these questions the one that asks nearly the same, and whether it is letter for letter the same. One that is asked
 * elsewhere or by somebody else is another series: nothing stands against it.
 */
export function findSimilarQuestion<Known extends KnownQuestion>({
  asked: { text, persona, markets },
  known,
}: {
  asked: { text: string; persona: string | null; markets: readonly Market[] };
  known: readonly Known[];
}): { known: Known; isSame: boolean } | null {
  const key = keyOf(text);
  if (key === '') return null;
  const others = known.filter(
    (other) =>
      keyOf(other.persona ?? '') === keyOf(persona ?? '') &&
      markets.some((market) => isSameMarket(market, other.market)),
  );
  const same = others.find((other) => keyOf(other.text) === key);
  if (same !== undefined) return { known: same, isSame: true };
  const words = listDistinctiveWords(text);
  const [closest] = others
    .map((other) => ({ other, similarity: measureSimilarity(words, listDistinctiveWords(other.text)) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .toSorted((a, b) => b.similarity - a.similarity);
  return closest === undefined ? null : { known: closest.other, isSame: false };
}

const keyOf = (text: string): string => readWords(text).join(' ');
