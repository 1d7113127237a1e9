import type { TextSpan } from '../../extraction.ts';

/**
 * The members of a list, sorted and without overlap, that lie inside a stretch. Found by binary search: a long answer
 * has many of both.
 */
export function within<T extends TextSpan>(sorted: readonly T[], { start, end }: TextSpan): readonly T[] {
  const from = firstIndex(sorted, (item) => item.start >= start);
  const to = firstIndex(sorted, (item) => item.end > end);
  return sorted.slice(from, to);
}

/** Index of the first member for which the condition holds; it must hold for all that follow. */
export function firstIndex<T>(sorted: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether two stretches of a text share a character. */
export const meetsAny = ({ start, end }: TextSpan, spans: readonly TextSpan[]): boolean =>
  spans.some((span) => span.start < end && start < span.end);
