import type { Alert } from '@citato/contract';
import type { CompanyId } from '#lib/ids';
import type { ZoneDay } from '#lib/zone-time';
import type { WeekState } from './describe-week.ts';

/** What a mail of Monday says of one company. */
export interface CompanyWeek {
  readonly company: { readonly id: CompanyId; readonly name: string };
  readonly week: WeekState;
  readonly quote: Alert['quote'];
  /** The first open action of the company's plan; null where there is none, or the plan holds none. */
  readonly action: {
    readonly title: string;
    readonly effort: string | null;
    readonly prompts: number;
  } | null;
  /** Of the company that count. */
  readonly prompts: number;
}

/** Everything a mail of Monday says. */
export interface Monday {
  readonly monday: ZoneDay;
  readonly weeks: readonly CompanyWeek[];
  readonly earlier: { readonly firstDay: string; readonly lastDay: string };
  readonly later: { readonly firstDay: string; readonly lastDay: string };
}
