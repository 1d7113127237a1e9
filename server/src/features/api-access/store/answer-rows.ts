import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { analysisResults, type ResultRow } from '#features/answers';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';

interface AskedRows {
  readonly companyId: OwnedCompanyId;
  readonly promptId: OwnedPromptId;
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
  /** The last one of the page before. */
  readonly after: Pick<ResultRow, 'id' | 'createdAt'> | null;
  readonly limit: number;
}

/** A page of a prompt's answers as they are stored, newest first; nothing is held between two pages. */
export async function listAnswerRows(
  db: Queryable,
  { companyId, promptId, from, to, after, limit }: AskedRows,
): Promise<ResultRow[]> {
  const { id, createdAt, day } = analysisResults;
  const older =
    after === null
      ? undefined
      : sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(analysisResults)
    .where(
      and(
        eq(analysisResults.companyId, companyId),
        eq(analysisResults.promptId, promptId),
        from === null ? undefined : gte(day, from),
        to === null ? undefined : lte(day, to),
        older,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
