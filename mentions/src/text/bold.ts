import type { TextSpan } from '../extraction.ts';
import type { ReadAnswer } from '../read-answer.ts';

/** The bold runs that touch a stretch of an answer. Runs are sorted, so the search halves instead of walking them all. */
export function boldWithin({ bold }: ReadAnswer, { start, end }: TextSpan): TextSpan[] {
  const runs: TextSpan[] = [];
  for (let index = firstEndingAfter(bold, start); index < bold.length; index++) {
    const run = bold[index];
    if (run === undefined || run.start >= end) break;
    runs.push(run);
  }
  return runs;
}

/** Whether the whole stretch is set in bold. */
export const isBold = (answer: ReadAnswer, span: TextSpan): boolean =>
  boldWithin(answer, span).some(({ start, end }) => start <= span.start && end >= span.end);

function firstEndingAfter(runs: readonly TextSpan[], position: number): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.end ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
