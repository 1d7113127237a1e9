import {
  type Place,
  type ReadAnswer,
  type ReadSegment,
  boldWithin,
  firstIndex,
  isNameLike,
} from '../../document/document.ts';
import { isSingleBlank } from '../../document/words.ts';
import type { TextSpan } from '../../extraction.ts';
import { isIn } from '../../lexicon/index.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { pattern } from '../../lexicon/pattern.ts';
import { endsSentence, opensWithSign } from '../../document/signs.ts';

/** A range of words of a segment, both ends inside. */
export interface WordRange {
  segment: ReadSegment;
  first: number;
  last: number;
}

interface NamePlace extends Place {
  range: WordRange;
  /** The known name inside the range, if any, and all of its segment. */
  match: NameMatch | null;
  matches: readonly NameMatch[];
}

/** The part of a place a rule about names needs. */
export type At<Key extends keyof NamePlace> = Pick<NamePlace, Key>;

/** A name the answer itself introduces. */
export interface DiscoveredName {
  name: string;
  spellings: string[];
}

/** A stretch of words that may name a company unknown so far; its weight is measured against `RUN_ACCEPTED`. */
export interface Candidate extends WordRange {
  key: string;
  name: string;
  weight: number;
}

/** The part of a segment where a list, heading or table puts its subject, and what a label introduces. */
export interface Head extends WordRange {
  role: 'head' | 'value' | 'bold';
}

const DESCRIBES = pattern('u')`^${'descriptionOpenings'}$|${'nationalityEndings'}$`;
const CUT = /:|\s[–—-]+\s|[–—]|\s?\(|[•→|=]|\s-\s|[.!?…]\s|\s["“«„]/u;
const WHOLE_KINDS = new Set(['heading', 'title', 'product', 'cell', 'header-cell', 'seller']);
const MAX_HEAD_WORDS = 9;
const MAX_ITEM_WORDS = 7;
const MAX_LEAD_WORDS = 4;
const MAX_VALUE_WORDS = 7;

/** The heads of a segment: the bold or leading words of an item, a heading, a cell; after a colon, a short value. */
export function readHeads(answer: ReadAnswer, segment: ReadSegment): Head[] {
  const first = skipOrdinal(answer, segment);
  if (first >= segment.words.length) return [];
  const runs = boldWithin(answer, segment);
  const bold = leadingBoldEnd({ runs, segment, first });
  const last = findHeadEnd({ answer, segment, first, bold });
  const isBold = segment.kind === 'paragraph' && bold !== null;
  const heads: Head[] = last < first ? [] : [{ segment, first, last, role: isBold ? 'bold' : 'head' }];
  const value = readValue({ answer, segment, after: last });
  if (value !== null) heads.push(value);
  if (!WHOLE_KINDS.has(segment.kind)) addBoldRuns({ heads, runs, segment, after: value?.last ?? last });
  return heads;
}

/** The bold runs of a sentence: answers set the names they recommend in bold. */
function addBoldRuns({
  heads,
  runs,
  segment,
  after,
}: At<'segment'> & { heads: Head[]; runs: readonly TextSpan[]; after: number }): void {
  for (const { start, end } of runs) {
    const first = firstIndex(segment.words, (word) => word.start >= start);
    const last = firstIndex(segment.words, (word) => word.end > end) - 1;
    if (first > after && last >= first && last - first < MAX_HEAD_WORDS)
      heads.push({ segment, first, last, role: 'bold' });
  }
}

function skipOrdinal({ visible }: ReadAnswer, { words }: ReadSegment): number {
  const [first, second] = words;
  if (first === undefined || second === undefined) return 0;
  if (!first.digits) return 0;
  return opensWithSign(visible.slice(first.end, second.start - 1), '.)') ? 1 : 0;
}

/** Where a head begins, and the last word of the bold that opens the segment there. */
interface Opening {
  answer: ReadAnswer;
  segment: ReadSegment;
  first: number;
  bold: number | null;
}

function findHeadEnd({ answer, segment, first, bold }: Opening): number {
  const cut = leadEnd({ answer, segment, first, bold }) ?? firstCut({ answer, segment, first });
  if (bold !== null) return Math.min(bold, cut ?? bold);
  const whole = segment.words.length - 1;
  if (WHOLE_KINDS.has(segment.kind)) return cut ?? whole;
  if (cut !== null) return cut - first < MAX_HEAD_WORDS ? cut : first - 1;
  return segment.kind === 'item' && whole - first < MAX_ITEM_WORDS ? whole : first - 1;
}

/** "- Kalandra, spagnola ma presente in Italia": an item without bold opens with a name and says behind a comma what it is. */
function leadEnd({ answer, segment, first, bold }: Opening): number | null {
  if (segment.kind !== 'item' || bold !== null) return null;
  for (let last = first; last < first + MAX_LEAD_WORDS; last++) {
    const word = segment.words[last];
    const next = segment.words[last + 1];
    if (word === undefined || next === undefined) return null;
    if (answer.visible.startsWith(', ', word.end))
      return last > first || DESCRIBES.test(next.folded) ? last : null;
  }
  return null;
}

/** Index of the last word of the bold run that opens the segment, null when it opens without bold. */
function leadingBoldEnd({
  runs,
  segment,
  first,
}: At<'segment' | 'first'> & { runs: readonly TextSpan[] }): number | null {
  const word = segment.words[first];
  if (word === undefined) return null;
  const run = runs.find(({ start, end }) => start <= word.start && end >= word.end);
  if (run === undefined || run.start < segment.start) return null;
  let last = first;
  while ((segment.words[last + 1]?.end ?? Infinity) <= run.end) last++;
  return last;
}

function firstCut({ answer, segment, first }: At<'answer' | 'segment' | 'first'>): number | null {
  const { words } = segment;
  const until = Math.min(words.length - 1, first + MAX_HEAD_WORDS);
  for (let index = first; index < until; index++) {
    const from = words[index]?.end ?? 0;
    const to = words[index + 1]?.start ?? from;
    if (to - from < 2) continue;
    const gap = answer.visible.slice(from, to);
    if (segment.kind === 'paragraph' && endsSentence(gap.slice(0, 2))) return null;
    if (CUT.test(gap)) return index;
  }
  return null;
}

/** "Più economica: Gimoka": a short value behind a label. */
function readValue({ answer, segment, after }: At<'answer' | 'segment'> & { after: number }): Head | null {
  const { words } = segment;
  const from = words[after]?.end;
  const next = words[after + 1];
  if (from === undefined || next === undefined || words.length - after - 1 > MAX_VALUE_WORDS) return null;
  if (isSingleBlank(answer.visible, from, next.start)) return null;
  if (!opensWithSign(answer.visible.slice(from, next.start), ':→=')) return null;
  return { segment, first: after + 1, last: words.length - 1, role: 'value' };
}

const SEPARATOR = /[,;/|·]|\s\+\s/u;
const joins = isIn('nameJoiners');
const leads = isIn('nameLeads');

interface WideHead {
  answer: ReadAnswer;
  range: WordRange;
  matches: readonly NameMatch[];
}

/** Cuts a head such as "Scalapay e Klarna" or "Dashlane / LastPass" into its names. */
export function splitNames(head: WideHead): WordRange[] {
  const { answer, range, matches } = head;
  const { segment, first, last } = range;
  const names: WordRange[] = [];
  let from = first;
  for (let index = first; index < last; index++) {
    const isInside = matches.some((match) => index >= match.first && index < match.last);
    const skipped = isInside ? 0 : separatorAfter({ answer, segment, index });
    if (skipped === 0) continue;
    addName(names, head, { segment, first: from, last: index });
    from = index + skipped;
    index = from - 1;
  }
  addName(names, head, { segment, first: from, last });
  return names;
}

function addName(names: WordRange[], { answer, matches }: WideHead, range: WordRange): void {
  const last = beforeBracket(answer, range);
  const startsMatch = matches.some((match) => match.first === range.first);
  const first = startsMatch ? range.first : skipLeading({ ...range, last });
  if (last >= first) names.push({ segment: range.segment, first, last });
}

/** "Exotec (Skypod)": a name ends before its bracket. */
function beforeBracket({ visible }: ReadAnswer, { segment, first, last }: WordRange): number {
  for (let index = first; index < last; index++) {
    const word = segment.words[index];
    if (word !== undefined && visible.startsWith(' (', word.end)) return index;
  }
  return last;
}

/** How far the next name is behind this word: 1 after a comma, 2 after "e"; 0 when no name ends here. */
function separatorAfter({ answer, segment, index }: At<'answer' | 'segment' | 'index'>): number {
  const word = segment.words[index];
  const next = segment.words[index + 1];
  if (word === undefined || next === undefined) return 0;
  const isBlank = isSingleBlank(answer.visible, word.end, next.start);
  const gap = isBlank ? ' ' : answer.visible.slice(word.end, next.start);
  if (!isBlank && SEPARATOR.test(gap)) return 1;
  const following = segment.words[index + 2];
  if (next.capital || following === undefined || !joins(next.spelling)) return 0;
  const beyond = answer.visible.slice(next.end, following.start);
  return gap.trimStart() === gap || beyond.trimStart() === beyond ? 0 : 2;
}

/** The first word behind an opening such as "Meglio" or "The". */
function skipLeading({ segment, first: from, last }: WordRange): number {
  const { words } = segment;
  let first = from;
  for (;;) {
    const word = words[first];
    const next = words[first + 1];
    if (word === undefined || next === undefined || first >= last) return first;
    const isPossessive = next.folded === 's';
    if (!leads(word.spelling) || (!isPossessive && !isNameLike(next))) return first;
    first += isPossessive ? 2 : 1;
  }
}
