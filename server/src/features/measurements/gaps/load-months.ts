import type { EngineId, HistoryPeriod, SourceKind } from '@citato/contract';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { unpackSums } from '../rules/packed-answers/pack-sums.ts';
import { listPackedMonths } from '../store/packed-months.ts';
import { listMonthsOf, resolveSpans, type Span } from '../timeline/rules/spans.ts';
import { type AskedGaps, isLongPeriod } from './rules/gap-scope.ts';
import { listAskedDays, type SummedMonth, sumMonths } from './rules/summed-month.ts';
import { listCompanySums } from './store/company-sums.ts';

export interface AskedSourceGaps {
  readonly company: { readonly id: OwnedCompanyId; readonly websiteUrl: string };
  /** The kinds its owner chose, by source. */
  readonly chosenKinds: ReadonlyMap<string, SourceKind>;
  readonly promptIds: readonly OwnedPromptId[];
  /** None of them contains the company's name. */
  readonly hasOnlyRated: boolean;
  readonly engines: readonly EngineId[] | null;
  /** The key of a company: only answers that name it count as without the own one. */
  readonly rival: string | null;
  readonly period: HistoryPeriod;
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
  /** The first and last day with an ended analysis of these prompts. */
  readonly measured: Span;
}

/**
 * What the answers of a period come to, by prompt and month. Of a long period the months that are over are read from the
 * sums of the company where they stand: only days, and who is named together with what, need the answers themselves.
 */
export async function loadMonths(
  db: Queryable,
  asked: AskedSourceGaps,
): Promise<{ months: SummedMonth[]; asked: AskedGaps }> {
  const { company, promptIds, engines, rival } = asked;
  const { period: span } = resolveSpans(asked);
  const scope = { span, engines, rival };
  const all = listMonthsOf(span);
  const isWhole = (month: string) => listAskedDays(month, scope).filter(Boolean).length === daysOf(month);
  const readsSums = isLongPeriod(scope) && rival === null && asked.hasOnlyRated;
  const sums = await listCompanySums(db, {
    companyId: company.id,
    months: readsSums ? all.filter(isWhole) : [],
  });
  const known = new Set(sums.map(({ month }) => month));
  const others = all.filter((month) => !known.has(month));
  const stored = await listPackedMonths(db, { companyId: company.id, promptIds, months: others });
  const wanted = new Set<string>(promptIds);
  const ofCompany = sums.flatMap(({ month, words, bytes }) =>
    unpackSums({ words, bytes }).flatMap((ofPrompt, index): SummedMonth[] => {
      const promptId = words.prompts[index] ?? '';
      return wanted.has(promptId) ? [{ ...words, promptId, month, sums: ofPrompt, answers: null }] : [];
    }),
  );
  const months = [...ofCompany, ...sumMonths(stored, scope)].sort(
    (a, b) => compareIds(a.month, b.month) || compareIds(a.promptId, b.promptId),
  );
  return { months, asked: scope };
}

const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Days of the month, by its first one. */
const daysOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
