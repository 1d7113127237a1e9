import { and, eq } from 'drizzle-orm';
import { type ResultRow, analysisResults, answerTexts } from '#features/answers';
import type { ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type ModelReadingRow, modelReadings } from '../tables.ts';

/** One answer with its text, as long as that is kept, and what a model reported of it. */
export interface StoredAnswer {
  readonly result: ResultRow;
  readonly text: string | null;
  readonly modelReading: ModelReadingRow | null;
}

export async function findStoredAnswer(db: Queryable, id: ResultId): Promise<StoredAnswer | null> {
  const [row] = await db
    .select({ result: analysisResults, text: answerTexts.text, modelReading: modelReadings })
    .from(analysisResults)
    .leftJoin(
      answerTexts,
      and(eq(answerTexts.resultId, analysisResults.id), eq(answerTexts.createdAt, analysisResults.createdAt)),
    )
    .leftJoin(modelReadings, eq(modelReadings.resultId, analysisResults.id))
    .where(eq(analysisResults.id, id));
  return row ?? null;
}
