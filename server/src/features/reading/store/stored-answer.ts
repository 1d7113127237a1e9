import { and, eq, getTableColumns } from 'drizzle-orm';
import { type ResultRow, analysisResults, listAnswerTexts } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import type { ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type ModelReadingRow, modelReadings } from '../tables.ts';

/** One answer with its text, as long as that is kept, and what a model reported of it. */
export interface StoredAnswer {
  readonly result: ResultRow;
  readonly text: string | null;
  readonly modelReading: ModelReadingRow | null;
}

/** An answer by its id alone, whosever it is. */
export async function findResult(db: Queryable, id: ResultId): Promise<ResultRow | null> {
  const [result] = await db.select().from(analysisResults).where(eq(analysisResults.id, id));
  return result ?? null;
}

/** What is kept of a company's answer beside its row. */
export async function loadStoredAnswer(
  db: Queryable,
  { companyId, result }: { companyId: OwnedCompanyId; result: ResultRow },
): Promise<StoredAnswer> {
  const texts = await listAnswerTexts(db, { companyId, results: [result] });
  const { companyId: _known, ...reported } = getTableColumns(modelReadings);
  const [modelReading = null] = await db
    .select(reported)
    .from(modelReadings)
    .where(and(eq(modelReadings.companyId, companyId), eq(modelReadings.resultId, result.id)));
  return { result, text: texts.get(result.id) ?? null, modelReading };
}
