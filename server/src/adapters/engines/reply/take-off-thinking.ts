import type { EngineCitation } from '../answer-engine.ts';
import { listCode, type Range } from './code-ranges.ts';
import {
  findBareFinal,
  findEnd,
  isMeantToClose,
  isMeantToOpen,
  listSigns,
  type Sign,
} from './thinking-signs.ts';

/** More marks than this are no reasoning model, but a text made of marks. */
const MAX_THOUGHTS = 100;
const WRAPPING = /^\s*<(answer|response|final_answer)>/iu;

/**
 * An answer without the reasoning written before or within it, in any known notation; the passages move with it. What
 * could be the answer itself stays: marks in code or in a sentence about them, reasoning that never ends, and reasoning
 * without a start mark and with nothing after it.
 */
export function takeOffThinking<
  Answer extends { readonly text: string; readonly citations: readonly EngineCitation[] },
>(answer: Answer): Answer {
  const cuts = listCuts(answer.text);
  if (cuts.length === 0) return answer;
  return {
    ...answer,
    text: cutOut(answer.text, cuts),
    citations: answer.citations.map((one) => ({ ...one, span: one.span && shift(one.span, cuts) })),
  };
}

/** The parts of a text that are reasoning, or its marks, in order. */
function listCuts(text: string): Range[] {
  const signs = listSigns(text);
  const { cuts, begin } = findThoughts(text, signs);
  if (cuts.length === 0) return [];
  return joinRanges([...cuts, ...listFormat(text, begin)]);
}

/** What is removed, and where the answer begins after the reasoning before it. */
function findThoughts(text: string, signs: readonly Sign[]): { cuts: Range[]; begin: number } {
  const bare = findBareFinal(text);
  if (bare !== null && !isWithin(bare, listCode(text)))
    return { cuts: [{ start: 0, end: bare.end }], begin: bare.end };
  const ends = listEnds(signs);
  const cuts: Range[] = [];
  let begin = 0;
  let at = 0;
  let first = nextWord(text, 0);
  let code: readonly Range[] | null = null;
  for (const [index, sign] of signs.entries()) {
    if (sign.start < at || cuts.length === MAX_THOUGHTS) continue;
    const isAtBegin = sign.start === first;
    // Code is searched for only after the reasoning, which may begin a code block that it never ends.
    if (!isAtBegin) code ??= listCode(text.slice(begin)).map((range) => moveRange(range, begin));
    if (!isAtBegin && isWithin(sign, code ?? [])) continue;
    const cut = judgeSign({ text, sign, ends: ends[index] ?? NO_ENDS, isAtBegin });
    if (cut === null) continue;
    cuts.push(isAtBegin ? { start: begin, end: cut.end } : cut);
    at = cut.end;
    if (!isAtBegin && cut.start > 0) continue;
    begin = cut.end;
    first = nextWord(text, begin);
    code = null;
  }
  return { cuts, begin };
}

/** Where reasoning that begins at a mark ends: at the next closing mark, or the next end of a channel. */
interface Ends {
  readonly close: Sign | null;
  readonly channel: Sign | null;
}
const NO_ENDS: Ends = { close: null, channel: null };

function listEnds(signs: readonly Sign[]): Ends[] {
  let next = NO_ENDS;
  return signs
    .toReversed()
    .map((sign) => {
      const ends = next;
      if (sign.kind === 'close') next = { ...next, close: sign };
      else if (sign.kind !== 'open' && sign.kind !== 'block') next = { ...next, channel: sign };
      return ends;
    })
    .toReversed();
}

/** What is removed with a mark; null where the mark belongs to the answer. */
function judgeSign({
  text,
  sign: { kind, start, end },
  ends,
  isAtBegin,
}: {
  text: string;
  sign: Sign;
  ends: Ends;
  isAtBegin: boolean;
}): Range | null {
  const isFollowed = nextWord(text, end) < findEnd(text);
  switch (kind) {
    case 'end':
      return null;
    case 'block':
      return isAtBegin || isMeantToOpen(text, { start, end }) ? { start, end } : null;
    case 'final':
      return { start: isFollowed ? 0 : start, end };
    case 'channel':
      if (ends.channel === null) return { start, end };
      return { start, end: ends.channel.kind === 'end' ? ends.channel.end : ends.channel.start };
    case 'close':
      if (!isAtBegin && !isMeantToClose(text, { start, end })) return null;
      return { start: isFollowed ? 0 : start, end };
    case 'open':
      if (!isAtBegin && !isMeantToOpen(text, { start, end })) return null;
      if (ends.close !== null) return { start, end: ends.close.end };
      return /^[^\S\n]*(?:\n|$)/u.test(text.slice(end, end + 80)) ? { start, end } : null;
  }
}

/** What is left around the answer: blank lines before it, a wrapper, the marks of its end. */
function listFormat(text: string, begin: number): Range[] {
  const end = findEnd(text);
  const wrapping = WRAPPING.exec(text.slice(begin, begin + 200));
  const start = wrapping === null ? nextWord(text, begin) : begin + wrapping[0].length;
  const closing = wrapping === null ? '' : `</${wrapping[1] ?? ''}>`;
  const isClosed =
    text.slice(Math.max(start, end - closing.length), end).toLowerCase() === closing.toLowerCase();
  return [
    { start: begin, end: Math.min(start, text.length) },
    { start: Math.max(start, isClosed ? end - closing.length : end), end: text.length },
  ].filter((range) => range.start < range.end && (begin > 0 || range.start > 0));
}

function nextWord(text: string, from: number): number {
  const ahead = /\S/gu;
  ahead.lastIndex = from;
  return ahead.exec(text)?.index ?? text.length;
}

/** The ranges are sorted and do not overlap. */
function isWithin({ start }: Range, ranges: readonly Range[]): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (ranges[low]?.start ?? Infinity) <= start;
}

const moveRange = ({ start, end }: Range, by: number): Range => ({ start: start + by, end: end + by });

/** Ranges that overlap or touch, as one. */
function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push(range);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return joined;
}

function cutOut(text: string, cuts: readonly Range[]): string {
  let at = 0;
  let kept = '';
  for (const { start, end } of cuts) {
    kept += text.slice(at, start);
    at = end;
  }
  return kept + text.slice(at);
}

/** A passage after the parts before it are removed; null where a part of it is removed. */
function shift(span: Range, cuts: readonly Range[]): Range | null {
  if (cuts.some(({ start, end }) => start < span.end && span.start < end)) return null;
  const before = cuts
    .filter(({ end }) => end <= span.start)
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return { start: span.start - before, end: span.end - before };
}
