import type { At, ReadAnswer, ReadSegment, Word } from '../../document/document.ts';
import {
  boldWithin,
  firstIndex,
  fitsName,
  isBlankAndMarkup,
  isNameLike,
  joinsName,
  opensSentence,
} from '../../document/document.ts';
import { endsSentence, opensWithSign } from '../../document/spelling.ts';
import type { Language } from '../../extraction.ts';
import { isIn, pattern } from '../../lexicon/index.ts';
import { isSubjectVerb, kindAsWritten, type WordKind } from '../../lexicon/language.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';

/** Words of a segment that stand together, both ends inside, with what rules ask about them and about what is around. */
export class Stretch {
  readonly answer: ReadAnswer;
  readonly language: Language;
  readonly segment: ReadSegment;
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** The word before it and the one behind it. */
  readonly before: Word | undefined;
  readonly next: Word | undefined;
  #words: readonly Word[] | null = null;
  #kinds: readonly WordKind[] | null = null;

  constructor(place: At<'answer' | 'language' | 'segment' | 'first' | 'last'>) {
    const { first, last, segment } = place;
    const { words } = segment;
    this.answer = place.answer;
    this.language = place.language;
    this.segment = segment;
    this.first = first;
    this.last = last;
    this.start = words[first]?.start ?? 0;
    this.end = words[last]?.end ?? this.start;
    this.before = words[first - 1];
    this.next = words[last + 1];
  }

  get words(): readonly Word[] {
    const { words } = this.segment;
    const isWhole = this.first === 0 && this.last === words.length - 1;
    return (this.#words ??= isWhole ? words : words.slice(this.first, this.last + 1));
  }

  /** How each of its words is used where it names no company. */
  get kinds(): readonly WordKind[] {
    return (this.#kinds ??= this.words.map((word) => kindAsWritten(word, this.language)));
  }

  get text(): string {
    return this.answer.visible.slice(this.start, this.end);
  }

  /** What parts it from the next word; '' at the end of its segment. */
  get gap(): string {
    return this.answer.visible.slice(this.end, this.next?.start ?? this.end);
  }

  /** "Novicell (con sede a …", "Granola doesn’t …": a noun without an article before a verb or a bracket is a name. */
  get isBareSubject(): boolean {
    const { answer, language, end, next: word } = this;
    if (word === undefined || answer.visible.startsWith(' (', end)) return word !== undefined;
    return isBlankAndMarkup(answer.visible, end, word.start) && isSubjectVerb(answer, word, language);
  }

  /** Other words of the same segment. */
  between(first: number, last: number): Stretch {
    if (first === this.first && last === this.last) return this;
    return new Stretch({ answer: this.answer, language: this.language, segment: this.segment, first, last });
  }
}

const BETWEEN = pattern(
  'u',
)`^(?:\s\p{Lu}[\p{L}\d.-]*){0,3}(?:\s*\((?:[^()]{0,60})\))?\s*(?:[,/;+·]|,?\s${'joinersOfRun'}\s)\s*(?:${'listJoiners'}\s)?${'articlesOfRun'}?$`;
const MAX_GAP = 80;

/** Whether the text between two names makes them members of one list. */
export const isEnumeration = (between: string): boolean => between.length <= MAX_GAP && BETWEEN.test(between);

export const opensTrade = isIn('tradeOpenings');
const closesTrade = isIn('tradeClosings');
const NO_NAMES: ReadonlySet<WordKind> = new Set(['place', 'demonym', 'term', 'function']);

/**
 * Whether words say their trade as small businesses do: "Trattoria del Ponte", "Studio Bertola", "Hai Robotics".
 * What stands beside the trade must be more than a place ("Hotel Milano" may be any hotel there).
 */
export function isTradeName({ words, kinds }: Stretch): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  const isOpening = opensTrade(first.spelling);
  if (!isOpening && !closesTrade(last.spelling)) return false;
  const trade = isOpening ? first : last;
  return words.some(
    (word, index) => word !== trade && isNameLike(word) && !NO_NAMES.has(kinds[index] ?? 'function'),
  );
}

/** "Bottega di Gianna", "Trattoria del Ponte", "Università per Stranieri": a small word ties the name to its trade. */
export const isLinked = isIn('linkedHeads', 'tradeOpenings');

/** The part of a segment where a list, heading or table puts its subject, what a label introduces, words set in bold. */
export interface Head {
  range: Stretch;
  role: 'head' | 'value' | 'bold';
}

const CUT = /:|\s[–—-]+\s|[–—]|\s?\(|[•→|=]|\s-\s|[.!?…]\s|\s["“«„]/u;
const WHOLE_KINDS = new Set(['heading', 'title', 'product', 'cell', 'header-cell', 'seller']);
const MAX_HEAD_WORDS = 9;
const MAX_ITEM_WORDS = 7;

/** The heads of a segment: the bold or leading words of an item, a heading, a cell; after a colon, a short value. */
export function readHeads(place: At<'answer' | 'language' | 'segment'>): Head[] {
  const { answer, segment } = place;
  const first = skipOrdinal(place);
  const whole = new Stretch({ ...place, first, last: segment.words.length - 1 });
  if (whole.words.length === 0) return [];
  const runs = readBold(answer, segment);
  const bold = runs.find((run) => run.first <= first && run.last >= first)?.last ?? null;
  const last = endOfHead(whole, bold);
  const role = segment.kind === 'paragraph' && bold !== null ? 'bold' : 'head';
  const heads: Head[] = last < first ? [] : [{ range: whole.between(first, last), role }];
  const value = valueBehind(whole, last);
  if (value !== null) heads.push({ range: value, role: 'value' });
  if (WHOLE_KINDS.has(segment.kind)) return heads;
  // Answers set the names they recommend in bold.
  for (const run of runs)
    if (run.first > (value?.last ?? last) && run.last >= run.first && run.last - run.first < MAX_HEAD_WORDS)
      heads.push({ range: whole.between(run.first, run.last), role: 'bold' });
  return heads;
}

/** The words of each bold run of a segment. */
function readBold(answer: ReadAnswer, segment: ReadSegment): { first: number; last: number }[] {
  return boldWithin(answer, segment)
    .filter(({ start }) => start >= segment.start)
    .map(({ start, end }) => ({
      first: firstIndex(segment.words, (word) => word.start >= start),
      last: firstIndex(segment.words, (word) => word.end > end) - 1,
    }));
}

/** "1. Qonto": the place in the list is no part of the name. */
function skipOrdinal({ answer, segment }: At<'answer' | 'segment'>): number {
  const [first, next] = segment.words;
  if (first?.digits !== true || next === undefined) return 0;
  return opensWithSign(answer.visible.slice(first.end, next.start - 1), '.)') ? 1 : 0;
}

/** The last word of a head: where its bold ends or a sign parts it from what is said of it. */
function endOfHead(whole: Stretch, bold: number | null): number {
  const cut = firstCut(whole);
  if (bold !== null || cut !== null) return Math.min(bold ?? Infinity, cut ?? Infinity);
  const { segment, first, last, words } = whole;
  const isShort = segment.kind === 'item' && words.length <= MAX_ITEM_WORDS;
  return isShort || WHOLE_KINDS.has(segment.kind) ? last : first - 1;
}

function firstCut({ answer, segment, words, first }: Stretch): number | null {
  for (let index = 0; index < Math.min(MAX_HEAD_WORDS, words.length - 1); index++) {
    const gap = answer.visible.slice(words[index]?.end, words[index + 1]?.start);
    if (gap.length < 2) continue;
    if (segment.kind === 'paragraph' && endsSentence(gap.slice(0, 2))) return null;
    if (CUT.test(gap)) return first + index;
  }
  return null;
}

/** "Più economica: Gimoka": a short value behind a label. */
function valueBehind(whole: Stretch, label: number): Stretch | null {
  const { answer, segment, last } = whole;
  const [before, next] = [segment.words[label], segment.words[label + 1]];
  if (before === undefined || next === undefined || last - label > MAX_ITEM_WORDS) return null;
  const isIntroduced = opensWithSign(answer.visible.slice(before.end, next.start), ':→=');
  return isIntroduced ? whole.between(label + 1, last) : null;
}

const links = isIn('runLinks');

/** The runs of capitalised words of a segment that no known name covers: what may be a name in running text. */
export function readRuns(
  place: At<'answer' | 'language' | 'segment'>,
  matches: readonly NameMatch[],
): Stretch[] {
  const { words } = place.segment;
  const isCovered = (index: number): boolean => {
    const match = matches[firstIndex(matches, ({ last }) => last >= index)];
    return match !== undefined && match.first <= index && !match.common;
  };
  const whole = new Stretch({ ...place, first: 0, last: words.length - 1 });
  const runs: Stretch[] = [];
  for (let first = 0; first < words.length; first++) {
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
  if (fitsName(next)) return 1;
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
    if ((kind === 'generic' && language !== 'en' && rest.isBareSubject) || isTradeName(rest)) break;
  }
  return at === last && kinds[last - first] === 'function' ? null : run.between(at, last);
}
