import { type ReadAnswer, type ReadSegment, firstIndex } from '../../document/document.ts';
import { joinsName } from '../../document/words.ts';
import { identityKey } from '../../linking/identity.ts';
import { opensProduct } from '../gazetteer/context/opens-product.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { WordRange } from './place.ts';

const APOSTROPHE = /['’]/u;
const BELONGS_TO = /^\s(?:di|of|de|del|della|dei|da)\s$/u;

/** Whether the run is a product of a company named right before ("Nike Pegasus") or behind it ("la Vaporfly di Nike"). */
function isProductOfCompany({
  answer,
  run,
  matches,
}: {
  answer: ReadAnswer;
  run: WordRange;
  matches: readonly NameMatch[];
}): boolean {
  const { words } = run.segment;
  const before = words[run.first - 1];
  const first = words[run.first];
  const last = words[run.last];
  if (first === undefined || last === undefined) return false;
  const maker = matchAt(matches, 'last', run.first - 1);
  if (maker !== null && before !== undefined && joinsName(answer.visible, before.end, first.start))
    return true;
  const possessor = isPossessive(answer, run) ? matchAt(matches, 'last', run.first - 2) : null;
  if (possessor !== null) return true;
  const owner = matchAt(matches, 'first', run.last + 2);
  return owner !== null && BELONGS_TO.test(answer.visible.slice(last.end, owner.start));
}

/** "Puma's Speedcat": what a company owns. */
function isPossessive({ visible }: ReadAnswer, { segment, first }: WordRange): boolean {
  const [owner, sign] = [segment.words[first - 2], segment.words[first - 1]];
  if (owner === undefined || sign?.folded !== 's') return false;
  return sign.start - owner.end === 1 && APOSTROPHE.test(visible.charAt(owner.end));
}

/** Whether the run begins with a company whose name is also an everyday word ("Stripe Payment Links"). */
export const opensWithMaker = (run: WordRange, matches: readonly NameMatch[]): boolean =>
  matchAt(matches, 'first', run.first) !== null;

/** The company whose name begins or ends at a word; everyday words are no proof of one. */
function matchAt(matches: readonly NameMatch[], edge: 'first' | 'last', word: number): NameMatch | null {
  const match = matches[firstIndex(matches, (candidate) => candidate[edge] >= word)];
  return match?.[edge] === word && (!match.common || opensProduct(match)) ? match : null;
}

/** The runs that are products of companies beside them. */
export const productsOfCompanies = ({
  answer,
  runs,
  matches,
}: {
  answer: ReadAnswer;
  runs: readonly WordRange[];
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
}): ReadonlySet<WordRange> =>
  new Set(runs.filter((run) => isProductOfCompany({ answer, run, matches: matches.get(run.segment) ?? [] })));

/** Keys of product names and of how they begin, so that they are no companies elsewhere. */
export function keysOfProducts({ visible }: ReadAnswer, products: Iterable<WordRange>): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { segment, first, last } of products) {
    const words = segment.words.slice(first, last + 1);
    const start = words[0]?.start ?? 0;
    for (const { end } of words) keys.add(identityKey(visible.slice(start, end)));
    for (const word of words.slice(1)) if (word.allCapitals || word.mixed) keys.add(word.folded);
  }
  return keys;
}
