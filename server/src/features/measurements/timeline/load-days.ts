import { type RomeDay, addDays } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { firstOfMonth } from '../rules/merge-months.ts';
import { type DaysOfPrompt, readAllDays } from '../rules/packed-days/read-days.ts';
import { listPackedDays } from './store/packed-days.ts';
import type { DaysOfCompany } from './rules/cells/period-sums.ts';
import { listMonthsOf, listPartsOf, type Span, type Spans } from './rules/spans.ts';
import { listCompanyDays } from './store/company-days.ts';
import type { TimelineScope } from './store/scope.ts';

/** The months a timeline is read from: of the company where they are added up, of its prompts elsewhere. */
export interface LoadedDays {
  /** Months that are added up for the whole company. */
  readonly stored: readonly DaysOfCompany[];
  /** Each month of a prompt that is needed, once. */
  readonly prompts: readonly DaysOfPrompt[];
  /** The months of the counted days, those of the compared ones, and those of the period whose prompts are needed. */
  readonly counted: ReadonlySet<RomeDay>;
  readonly compared: ReadonlySet<RomeDay>;
  readonly beside: ReadonlySet<RomeDay>;
}

/** A choice of prompts is read from their own months: sums of all cannot be taken apart. */
export async function loadDays(
  db: Queryable,
  {
    scope: { companyId, engines, ...scope },
    spans: { period, earlier, later },
    counted: span,
    isWhole,
  }: { scope: TimelineScope; spans: Spans; counted: Span; isWhole: boolean },
): Promise<LoadedDays> {
  const counted = listMonthsOf(span);
  const compared = listPartsOf([earlier, later]).map(({ month }) => month);
  const stored = isWhole ? await listCompanyDays(db, { companyId, months: [...counted, ...compared] }) : [];
  const added = new Map(stored.map((one) => [one.month, one]));
  const beside = listMonthsOf(period).filter((month) => {
    const promptIds = added.get(month)?.promptIds ?? null;
    return engines !== null || promptIds === null || isInner(month, period);
  });
  const open = counted.filter((month) => !added.has(month));
  const packed = await listPackedDays(db, {
    companyId,
    ...scope,
    months: [...new Set([...open, ...compared, ...beside])],
  });
  return {
    stored,
    prompts: readAllDays(packed),
    counted: new Set(counted),
    compared: new Set(compared),
    beside: new Set(beside),
  };
}

/** A period that holds neither the first nor the last day of a month. */
const isInner = (month: RomeDay, { firstDay, lastDay }: Span): boolean =>
  month < firstDay && addDays(firstOfMonth(addDays(month, 31)), -1) > lastDay;
