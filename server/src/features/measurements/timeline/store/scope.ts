import type { EngineId } from '@citato/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { uuidsParameter } from '#platform/db';
import type { Span } from '../rules/spans.ts';

/** Whose figures are read, over which days. */
export interface TimelineScope {
  readonly companyId: CompanyId;
  readonly promptIds: readonly OwnedPromptId[];
  /** Null: all engines. */
  readonly engines: readonly EngineId[] | null;
}

export const daysParameter = (days: readonly RomeDay[]): SQL => sql`${sql.param([...days])}::date[]`;
export const promptsParameter = ({ promptIds }: TimelineScope): SQL => uuidsParameter(promptIds);

/** Rows of a day and an engine that belong to the scope and to a span. */
export const isAsked = ({ engines }: TimelineScope, { firstDay, lastDay }: Span): SQL => sql`
  day between ${firstDay}::date and ${lastDay}::date
  ${engines === null ? sql`` : sql`and engine = any (${sql.param([...engines])}::text[])`}`;
