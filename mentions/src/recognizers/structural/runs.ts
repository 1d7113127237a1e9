import { type At, firstIndex, isNameLike, opensSentence } from '../../document/document.ts';
import { opensWithSign } from '../../document/signs.ts';
import { joinsName } from '../../document/words.ts';
import { isIn } from '../../lexicon/index.ts';
import { isProductWord } from '../../lexicon/word-kinds.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { isBareSubject } from './run-context.ts';
import { Stretch } from './stretch.ts';
import { isTradeName } from './look-of-words.ts';

const links = isIn('runLinks');

/** "Bottega di Gianna", "Trattoria del Ponte", "Università per Stranieri": a small word ties the name to its trade. */
const isLinked = isIn('linkedHeads', 'tradeOpenings');

/** The runs of capitalised words of a segment that no known name covers: what may be a name in running text. */
export function readRuns(
  place: At<'answer' | 'language' | 'segment'>,
  matches: readonly NameMatch[],
): Stretch[] {
  const isCovered = (index: number): boolean => {
    const match = matches[firstIndex(matches, ({ last }) => last >= index)];
    return match !== undefined && match.first <= index && !match.common;
  };
  const whole = new Stretch({ ...place, first: 0, last: place.segment.words.length - 1 });
  const runs: Stretch[] = [];
  for (let first = 0; first < place.segment.words.length; first++) {
    if (!startsRun(place, first) || isCovered(first)) continue;
    let last = first;
    let step = stepOfRun(place, last);
    while (step > 0 && !isCovered(last + step)) {
      last += step;
      step = stepOfRun(place, last);
    }
    const run = trimRun(whole.between(first, last));
    if (run !== null) runs.push(run);
    first = last;
  }
  return runs;
}

/** A capitalised word, or a number tied to one (7-Eleven). */
function startsRun({ answer, segment: { words } }: At<'answer' | 'segment'>, index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || isNameLike(word)) return word !== undefined;
  return word.digits && next?.capital === true && answer.visible.slice(word.end, next.start) === '-';
}

/** How many words the run grows by: 1 for a capitalised neighbour, 2 over "di" or "of", 0 at its end. */
function stepOfRun({ answer, segment: { words } }: At<'answer' | 'segment'>, last: number): number {
  const [word, next, following] = [words[last], words[last + 1], words[last + 2]];
  if (word === undefined || next === undefined) return 0;
  if (!joinsName(answer.visible, word.end, next.start)) return 0;
  if (isNameLike(next) || next.digits) return 1;
  const goesOn = following !== undefined && isNameLike(following);
  if (goesOn && links(next.spelling) && isLinked(word.spelling)) return 2;
  if (next.folded !== 's') return 0;
  // "Church's/Tricker's" is a name; in "Stripe's payment links" the s belongs to the sentence.
  const isOwn =
    following === undefined || opensWithSign(answer.visible.slice(next.end, following.start), '/,;)|(');
  return isOwn ? 1 : 0;
}

/** Everyday words at the edges are the sentence's own: "Se Prima", "Scegli Slope". */
function trimRun(run: Stretch): Stretch | null {
  const { answer, language, segment, first, last, kinds } = run;
  let at = first;
  for (; at < last && opensSentence(answer, segment, at); at++) {
    const kind = kinds[at - first];
    if (kind !== 'function' && kind !== 'generic') break;
    const rest = run.between(at, last);
    if ((kind === 'generic' && language !== 'en' && isBareSubject(rest)) || isTradeName(rest)) break;
  }
  return at === last && kinds[last - first] === 'function' ? null : run.between(at, last);
}

const MAX_BRAND_WORDS = 2;

/**
 * The company inside the name of one of its products: "Saucony Endorphin Pro 4" → Saucony, "Octorate PMS" → Octorate.
 * A name without a product word, model number or size stays whole ("Octopus Energy").
 */
export function reduceToCompany(range: Stretch): Stretch {
  const { segment, first, words, kinds } = range;
  if (isTradeName(range)) return range;
  const product = words.findIndex((_, index) => index > 0 && isProductWord(segment, first + index));
  const cut = product < 0 ? findShouted(range) : product;
  if (cut < 0) return range;
  const unknown = kinds.slice(0, cut).indexOf('unknown');
  if (unknown === 0) return range.between(first, first);
  if (cut < MAX_BRAND_WORDS && unknown < 0) return range;
  return range.between(first, first + Math.min(Math.max(unknown, 1), cut - 1));
}

/** Where the product begins behind a name: "Zorbano PURE" names a line of it, in "Bedrock Cairn Evo 3D" the model goes on. */
function findShouted({ answer, words, kinds, end, next }: Stretch): number {
  const shouted = words.findIndex(
    ({ allCapitals }, index) => index > 0 && allCapitals && kinds[index] === 'generic',
  );
  if (shouted > 0 && words[0]?.allCapitals === false) return shouted;
  const goesOn =
    next !== undefined && joinsName(answer.visible, end, next.start) && (isNameLike(next) || next.digits);
  return goesOn ? words.length : -1;
}
