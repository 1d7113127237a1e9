import {
  type ReadAnswer,
  type ReadSegment,
  firstIndex,
  isNameLike,
  opensSentence,
} from '../../document/document.ts';
import { joinsName } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { isIn } from '../../lexicon/index.ts';
import { type WordKind, isProductWord, kindAsWritten } from '../../lexicon/word-kinds.ts';
import type { At, WordRange } from './heads.ts';
import { isBareSubject } from './run-context.ts';
import { isTradeName } from './weigh-part.ts';
import { holdsSign, opensWithSign } from '../../document/signs.ts';

const links = isIn('runLinks');

/** "Bottega di Gianna", "Trattoria del Ponte", "Università per Stranieri": a small word ties the name to its trade. */
const isLinked = isIn('linkedHeads', 'tradeOpenings');

/** The runs of capitalised words of a segment that no known name covers: what may be a name in running text. */
export function readRuns({
  answer,
  segment,
  matches,
  language,
}: At<'answer' | 'segment' | 'matches' | 'language'>): WordRange[] {
  const isCovered = (index: number): boolean => {
    if (matches.length === 0) return false;
    const match = matches[firstIndex(matches, ({ last }) => last >= index)];
    return match !== undefined && match.first <= index && !match.common;
  };
  const runs: WordRange[] = [];
  for (let first = 0; first < segment.words.length; first++) {
    if (!startsRun(answer, segment, first) || isCovered(first)) continue;
    const last = findRunEnd({ answer, segment, first, isCovered });
    const run = trimRun({ answer, range: { segment, first, last }, language });
    if (run !== null) runs.push(run);
    first = last;
  }
  return runs;
}

/** A capitalised word, or a number tied to one (7-Eleven). */
function startsRun({ visible }: ReadAnswer, { words }: ReadSegment, index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined) return false;
  if (isNameLike(word)) return true;
  return word.digits && next?.capital === true && next.start === word.end + 1 && visible[word.end] === '-';
}

function findRunEnd(
  input: At<'answer' | 'segment' | 'first'> & { isCovered: (index: number) => boolean },
): number {
  const { answer, segment, first, isCovered } = input;
  let last = first;
  for (;;) {
    const step = stepOfRun({ answer, segment, last });
    if (step === 0 || isCovered(last + step)) return last;
    last += step;
  }
}

/** How many words the run grows by: 1 for a capitalised neighbour, 2 over "di" or "of", 0 at its end. */
function stepOfRun({ answer, segment, last }: At<'answer' | 'segment' | 'last'>): number {
  const { words } = segment;
  const word = words[last];
  const next = words[last + 1];
  if (word === undefined || next === undefined) return 0;
  if (!joinsName(answer.visible, word.end, next.start)) return 0;
  if (isNameLike(next) || next.digits) return 1;
  const following = words[last + 2];
  const goesOn = following !== undefined && isNameLike(following);
  if (goesOn && links(next.spelling) && isLinked(word.spelling)) return 2;
  return isOwnApostrophe({ answer, segment, index: last }) ? 1 : 0;
}

/** "Church's/Tricker's" is a name; in "Stripe's payment links" the s belongs to the sentence. */
function isOwnApostrophe({ answer, segment, index }: At<'answer' | 'segment' | 'index'>): boolean {
  const { words } = segment;
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined || next?.folded !== 's') return false;
  const following = words[index + 2];
  if (following === undefined) return true;
  return opensWithSign(answer.visible.slice(next.end, following.start), '/,;)|(');
}

const isTrimmed = (kind: WordKind): boolean => kind === 'function' || kind === 'generic';

/** Everyday words at the edges are the sentence's own: "Se Prima", "Scegli Slope". */
function trimRun({ answer, range, language }: At<'answer' | 'range' | 'language'>): WordRange | null {
  const { segment } = range;
  const { last } = range;
  let { first } = range;
  const kindAt = (index: number): WordKind => {
    const word = segment.words[index];
    return word === undefined ? 'unknown' : kindAsWritten(word, language);
  };
  while (first < last && isTrimmed(kindAt(first)) && opensSentence(answer, segment, first)) {
    const rest = { segment, first, last };
    const isWhole =
      kindAt(first) === 'generic' && language !== 'en' && isBareSubject({ answer, range: rest, language });
    if (isWhole || isTradeName({ words: segment.words.slice(first, last + 1), language })) break;
    first++;
  }
  if (first === last && kindAt(first) === 'function') return null;
  return { segment, first, last };
}

const MAX_BRAND_WORDS = 2;

/**
 * The company inside the name of one of its products: "Saucony Endorphin Pro 4" → Saucony, "Octorate PMS" → Octorate.
 * A name without a product word, model number or size stays whole ("Octopus Energy").
 */
export function reduceToCompany({ answer, range, language }: At<'answer' | 'range' | 'language'>): WordRange {
  const { segment, first } = range;
  if (isTradeName({ words: segment.words.slice(first, range.last + 1), language })) return range;
  const cut =
    firstWordWhere({ first: first + 1, last: range.last }, (index) => isProductWord(segment, index)) ??
    findShoutedWord(range, language) ??
    (isFollowedByProduct(answer, range) ? range.last + 1 : null);
  if (cut === null) return range;
  const isUnknown = (index: number): boolean => {
    const word = segment.words[index];
    return word !== undefined && kindAsWritten(word, language) === 'unknown';
  };
  const unknown = firstWordWhere({ first, last: cut - 1 }, isUnknown);
  if (unknown === first && !isTied(answer, range)) return { segment, first, last: first };
  if (cut - first < MAX_BRAND_WORDS && unknown === null) return range;
  const end = Math.max(unknown ?? first, first + 1);
  return { segment, first, last: Math.min(end, cut - 1) };
}

/** "Zorbano PURE": behind a name in small letters an everyday word in capitals names a line of it. */
function findShoutedWord({ segment, first, last }: WordRange, language: Language): number | null {
  const opening = segment.words[first];
  if (opening === undefined || opening.allCapitals) return null;
  return firstWordWhere({ first: first + 1, last }, (index) => {
    const word = segment.words[index];
    return word?.allCapitals === true && kindAsWritten(word, language) === 'generic';
  });
}

/** "Bedrock Cairn" in "Bedrock Cairn Evo 3D": the model goes on behind the run. */
function isFollowedByProduct(answer: ReadAnswer, { segment, last }: WordRange): boolean {
  const [word, next] = [segment.words[last], segment.words[last + 1]];
  if (word === undefined || next === undefined || !joinsName(answer.visible, word.end, next.start))
    return false;
  return isNameLike(next) || next.digits;
}

function firstWordWhere(
  { first, last }: { first: number; last: number },
  holds: (index: number) => boolean,
): number | null {
  for (let index = first; index <= last; index++) if (holds(index)) return index;
  return null;
}

/** `Stella & Chewy's`, `Coca-Cola`: the first two words are one name. */
function isTied({ visible }: ReadAnswer, { segment, first }: WordRange): boolean {
  const from = segment.words[first]?.end ?? 0;
  const to = segment.words[first + 1]?.start ?? from;
  return holdsSign(visible.slice(from, to), "-‑&.'’");
}
