import type { EngineId } from '@citato/contract';
import { type RomeDay, addDays } from '#lib/rome-time';
import { sumAnswers } from '../../rules/packed-answers/answer-sums.ts';
import { type AnswerSums, createListedRows } from '../../rules/packed-answers/sum-rows.ts';
import type { StoredMonth } from '../../rules/packed-answers/stored-month.ts';
import type { AskedGaps } from './gap-scope.ts';

/** A month of one prompt with what its answers of the period come to, and the words their places name. */
export interface SummedMonth {
  readonly promptId: string;
  readonly month: RomeDay;
  readonly engines: readonly EngineId[];
  readonly rivalKeys: readonly string[];
  readonly rivalNames: readonly string[];
  readonly sources: readonly string[];
  readonly sums: AnswerSums;
  /** The answers themselves; null where only their sums were read. */
  readonly answers: Uint8Array | null;
}

/** The days of a month that lie in the period, by day of the month. */
export const listAskedDays = (month: RomeDay, { span }: Pick<AskedGaps, 'span'>): boolean[] =>
  Array.from({ length: 32 }, (_, day) => {
    const name = addDays(month, day - 1);
    return day > 0 && name >= span.firstDay && name <= span.lastDay;
  });

/** Adds up the packed answers of months, as far as they lie in the period. */
export function sumMonths(months: readonly StoredMonth[], asked: AskedGaps): SummedMonth[] {
  const days = new Map(
    [...new Set(months.map(({ month }) => month))].map((month) => [month, listAskedDays(month, asked)]),
  );
  return months.map((month) => {
    const listed = sumAnswers(month, { isAsked: days.get(month.month) ?? [], rival: asked.rival });
    const { rivalKeys, sources, engines } = month;
    const sizes = { rivals: rivalKeys.length, sources: sources.length, wide: engines.length };
    const rows = createListedRows(listed, sizes);
    return { ...month, sums: { ok: listed.ok, sides: listed.sides, days: listed.days, rows } };
  });
}
