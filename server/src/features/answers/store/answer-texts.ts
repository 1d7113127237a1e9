import { and, eq, inArray } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type ResultRow, answerTexts } from '../tables.ts';

/** Raw texts of a company's answers, by answer; with the moments the planner can skip the months that cannot hold them. */
export async function listAnswerTexts(
  db: Queryable,
  {
    companyId,
    results,
  }: { companyId: OwnedCompanyId; results: readonly Pick<ResultRow, 'id' | 'createdAt'>[] },
): Promise<Map<ResultId, string>> {
  if (results.length === 0) return new Map();
  const rows = await db
    .select({ resultId: answerTexts.resultId, text: answerTexts.text })
    .from(answerTexts)
    .where(
      and(
        eq(answerTexts.companyId, companyId),
        inArray(
          answerTexts.resultId,
          results.map(({ id }) => id),
        ),
        inArray(
          answerTexts.createdAt,
          results.map(({ createdAt }) => createdAt),
        ),
      ),
    );
  return new Map(rows.map(({ resultId, text }) => [resultId, text]));
}
