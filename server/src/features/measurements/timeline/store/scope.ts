import type { EngineId } from '@citato/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, uuidsParameter } from '#platform/db';
import type { Span } from '../rules/spans.ts';

/** Whose figures are read, over which days. */
export interface TimelineScope {
  readonly companyId: CompanyId;
  readonly promptIds: readonly OwnedPromptId[];
  /** Null: all engines. */
  readonly engines: readonly EngineId[] | null;
}

/** Months that are added up for the whole company, and those read prompt by prompt. */
export interface ReadMonths {
  readonly stored: readonly RomeDay[];
  readonly open: readonly RomeDay[];
}

export const daysParameter = (days: readonly RomeDay[]): SQL => sql`${sql.param([...days])}::date[]`;
export const promptsParameter = ({ promptIds }: TimelineScope): SQL => uuidsParameter(promptIds);

/** Rows of a day and an engine that belong to the scope and to a span. */
export const isAsked = ({ engines }: TimelineScope, { firstDay, lastDay }: Span): SQL => sql`
  day between ${firstDay}::date and ${lastDay}::date
  ${engines === null ? sql`` : sql`and engine = any (${sql.param([...engines])}::text[])`}`;

/**
 * Which months of a span have figures of the whole company. A choice of prompts is read from their own months: sums of all
 * cannot be taken apart.
 */
export async function splitMonths(
  db: Queryable,
  { companyId, months, isWhole }: { companyId: CompanyId; months: readonly RomeDay[]; isWhole: boolean },
): Promise<ReadMonths> {
  if (!isWhole) return { stored: [], open: months };
  const { rows } = await db.execute<{ month: RomeDay }>(sql`
    select month::text as month from company_months
    where company_id = ${companyId} and month = any (${daysParameter(months)})`);
  const stored = new Set(rows.map(({ month }) => month));
  return { stored: [...stored], open: months.filter((month) => !stored.has(month)) };
}
