import {
  type At,
  type ReadAnswer,
  type ReadSegment,
  boldWithin,
  firstIndex,
  isNameLike,
} from '../../document/document.ts';
import { endsSentence, opensWithSign } from '../../document/signs.ts';
import { isIn } from '../../lexicon/index.ts';
import { pattern } from '../../lexicon/pattern.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { Stretch } from './stretch.ts';

/** The part of a segment where a list, heading or table puts its subject, what a label introduces, words set in bold. */
export interface Head {
  range: Stretch;
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
function skipOrdinal(place: At<'answer' | 'language' | 'segment'>): number {
  if (place.segment.words[0]?.digits !== true) return 0;
  const { gap } = new Stretch({ ...place, first: 0, last: 0 });
  return opensWithSign(gap.slice(0, -1), '.)') ? 1 : 0;
}

/** The last word of a head: where its bold ends or a sign parts it from what is said of it. */
function endOfHead(whole: Stretch, bold: number | null): number {
  const { segment, first, last } = whole;
  const cut = (bold === null ? leadEnd(whole) : null) ?? firstCut(whole);
  if (bold !== null) return Math.min(bold, cut ?? bold);
  if (cut !== null) return cut;
  const isHead =
    WHOLE_KINDS.has(segment.kind) || (segment.kind === 'item' && whole.words.length <= MAX_ITEM_WORDS);
  return isHead ? last : first - 1;
}

/** "- Kalandra, spagnola ma presente in Italia": an item opens with a name and says behind a comma what it is. */
function leadEnd({ answer, segment, words, first }: Stretch): number | null {
  if (segment.kind !== 'item') return null;
  const at = words.slice(0, MAX_LEAD_WORDS).findIndex(({ end }) => answer.visible.startsWith(', ', end));
  const next = words[at + 1];
  if (at < 0 || next === undefined) return null;
  return at > 0 || DESCRIBES.test(next.folded) ? first + at : null;
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
  if (before === undefined || next === undefined || last - label > MAX_VALUE_WORDS) return null;
  const isIntroduced = opensWithSign(answer.visible.slice(before.end, next.start), ':→=');
  return isIntroduced ? whole.between(label + 1, last) : null;
}

const SEPARATOR = /[,;/|·]|\s\+\s/u;
const joins = isIn('nameJoiners');
const leads = isIn('nameLeads');

/** Cuts a head such as "Scalapay e Klarna" or "Dashlane / LastPass" into its names; what is known stays whole. */
export function splitNames(head: Stretch, matches: readonly NameMatch[]): Stretch[] {
  const names: Stretch[] = [];
  let from = head.first;
  for (let index = head.first; index <= head.last; index++) {
    const isInside = matches.some((match) => index >= match.first && index < match.last);
    const skipped = isInside ? 0 : separatorAfter(head, index);
    if (skipped === 0 && index < head.last) continue;
    const name = withoutEdges(head.between(from, index), matches);
    if (name.words.length > 0) names.push(name);
    from = index + Math.max(1, skipped);
    index = from - 1;
  }
  return names;
}

/** "Meglio Exotec (Skypod)": a name begins behind an opening and ends before its bracket. */
function withoutEdges(name: Stretch, matches: readonly NameMatch[]): Stretch {
  const { answer, words, first } = name;
  const bracket = words.findIndex(({ end }) => answer.visible.startsWith(' (', end));
  const unbracketed = name.between(first, bracket < 0 ? name.last : first + bracket);
  const isMatch = matches.some((match) => match.first === first);
  return isMatch ? unbracketed : unbracketed.between(skipLeading(unbracketed), unbracketed.last);
}

/** How far the next name is behind this word: 1 after a comma, 2 after "e"; 0 when no name ends here. */
function separatorAfter({ answer, segment: { words } }: Stretch, index: number): number {
  const [word, next, following] = [words[index], words[index + 1], words[index + 2]];
  if (word === undefined || next === undefined) return 0;
  const gap = answer.visible.slice(word.end, next.start);
  if (gap !== ' ' && SEPARATOR.test(gap)) return 1;
  if (next.capital || following === undefined || !joins(next.spelling)) return 0;
  const beyond = answer.visible.slice(next.end, following.start);
  return gap.trimStart() === gap || beyond.trimStart() === beyond ? 0 : 2;
}

/** The first word behind an opening such as "Meglio", "The" or "Women's". */
function skipLeading({ first, words }: Stretch): number {
  let at = 0;
  for (let word = words[0]; word !== undefined && leads(word.spelling); word = words[at]) {
    const next = words[at + 1];
    const isPossessive = next?.folded === 's';
    if (next === undefined || !(isPossessive || isNameLike(next))) break;
    at += isPossessive ? 2 : 1;
  }
  return first + at;
}
