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
import type { NameMatch } from '../gazetteer/match-names.ts';
import { Stretch } from './stretch.ts';

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
    const isMatch = matches.some(({ first }) => first === from);
    const start = isMatch ? from : skipLeading(head.between(from, index));
    if (start <= index) names.push(beforeBracket(head.between(start, index)));
    from = index + Math.max(1, skipped);
    index = from - 1;
  }
  return names;
}

/** "Exotec (Skypod)" set in bold. */
function beforeBracket(name: Stretch): Stretch {
  const bracket = name.words.findIndex(({ end }) => name.answer.visible.startsWith(' (', end));
  return bracket < 0 ? name : name.between(name.first, name.first + bracket);
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

/** The first word behind an opening such as "Meglio" or "The". */
function skipLeading({ first, words }: Stretch): number {
  const at = words.findIndex((word, index) => {
    const next = words[index + 1];
    return next === undefined || !leads(word.spelling) || !isNameLike(next);
  });
  return first + Math.max(0, at);
}
