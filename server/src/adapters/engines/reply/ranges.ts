import type { Range } from './code-ranges.ts';

/** The ranges are sorted and do not overlap. */
export function isWithin({ start }: Range, ranges: readonly Range[]): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (ranges[low]?.start ?? Infinity) <= start;
}

export const moveRange = ({ start, end }: Range, by: number): Range => ({ start: start + by, end: end + by });

/** Ranges that overlap or touch, as one. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push(range);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return joined;
}

export function cutOut(text: string, cuts: readonly Range[]): string {
  let at = 0;
  let kept = '';
  for (const { start, end } of cuts) {
    kept += text.slice(at, start);
    at = end;
  }
  return kept + text.slice(at);
}

/** A passage after the parts before it are removed; null where a part of it is removed. */
export function shift(span: Range, cuts: readonly Range[]): Range | null {
  if (cuts.some(({ start, end }) => start < span.end && span.start < end)) return null;
  const before = cuts
    .filter(({ end }) => end <= span.start)
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return { start: span.start - before, end: span.end - before };
}
