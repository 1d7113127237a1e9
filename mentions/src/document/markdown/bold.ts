import type { TextSpan } from '../../extraction.ts';
import type { ReadAnswer } from '../read-answer.ts';
import { firstIndex } from '../text/within.ts';

/** The bold runs that touch a stretch of an answer. Runs are sorted, so it is a binary search. */
export function boldWithin({ bold }: ReadAnswer, { start, end }: TextSpan): TextSpan[] {
  const runs: TextSpan[] = [];
  for (let index = firstIndex(bold, (run) => run.end > start); index < bold.length; index++) {
    const run = bold[index];
    if (run === undefined || run.start >= end) break;
    runs.push(run);
  }
  return runs;
}

/** Whether the whole stretch is set in bold. */
export const isBold = (answer: ReadAnswer, span: TextSpan): boolean =>
  boldWithin(answer, span).some(({ start, end }) => start <= span.start && end >= span.end);
