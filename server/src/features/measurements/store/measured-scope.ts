import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { endedAnalyses } from '#features/answers';
import type { OwnedCompanyId, OwnedPrompt, OwnedPromptId } from '#features/companies';
import type { AnalysisId, PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, isAnyOf } from '#platform/db';

/** Prompts and the companies they belong to: both stand in every statement about what grows with their answers. */
export interface MeasuredScope {
  readonly companyIds: readonly OwnedCompanyId[];
  readonly promptIds: readonly OwnedPromptId[];
}

export function scopeOf(subjects: readonly OwnedPrompt[]): MeasuredScope {
  return {
    companyIds: [...new Set(subjects.map(({ company }) => company.id))],
    promptIds: subjects.map(({ prompt }) => prompt.id),
  };
}

/** Written with one parameter each, so that a connection plans the statement once. */
export function isInScope(
  table: { readonly companyId: PgColumn; readonly promptId: PgColumn },
  { companyIds, promptIds }: MeasuredScope,
): SQL {
  return sql`${isAnyOf(table.companyId, companyIds)} and ${isAnyOf(table.promptId, promptIds)}`;
}

/**
 * The ended analyses of a scope and the days it looks at, to ask for their answers by their ids. A spread database would
 * join the two on its coordinator, which takes several times as long.
 */
export async function listEnded(
  db: Queryable,
  scope: MeasuredScope,
  isOfDays: (day: PgColumn) => SQL,
): Promise<{ id: AnalysisId; promptId: PromptId; day: RomeDay }[]> {
  const { id, promptId, day } = endedAnalyses;
  return db
    .select({ id, promptId, day: sql<RomeDay>`${day}::text` })
    .from(endedAnalyses)
    .where(sql`${isInScope(endedAnalyses, scope)} and ${isOfDays(day)}`);
}

/**
 * The ended analyses of a scope and the days it looks at, to join with its answers where
 * these are grouped by analysis. The conditions stand inside: a spread database brings these rows to the answers, and no others.
 */
export function endedOf(db: Queryable, scope: MeasuredScope, isOfDays: (day: PgColumn) => SQL) {
  const { id, promptId, day, createdAt } = endedAnalyses;
  return db
    .select({ id, promptId, day, createdAt })
    .from(endedAnalyses)
    .where(sql`${isInScope(endedAnalyses, scope)} and ${isOfDays(endedAnalyses.day)}`)
    .as('ended');
}

/** Whether a day is one of these. */
export const isOneOf =
  (days: readonly RomeDay[]) =>
  (day: PgColumn): SQL =>
    sql`${day} = any (${sql.param([...days])}::date[])`;
