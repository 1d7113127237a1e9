import { inArray, sql } from 'drizzle-orm';
import { type RulesBecause, analysisResults } from '#features/answers';
import type { ResultId } from '#lib/ids';
import { type Transaction, executeOften, insertRows, jsonParameter } from '#platform/db';
import { type ModelReadingRow, modelReadings } from '../tables.ts';

/** Keeps what a model reported, in the place of an earlier report. */
export async function replaceModelReadings(tx: Transaction, rows: readonly ModelReadingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await executeOften(
    tx,
    sql`${insertRows(modelReadings, rows)} on conflict (result_id) do update set engine = excluded.engine,
      model = excluded.model, companies = excluded.companies, rejected_names = excluded.rejected_names,
      created_at = excluded.created_at`,
  );
}

/** Writes down why the rules read answers that waited for a model. */
export async function keepRules(
  tx: Transaction,
  left: readonly { readonly id: ResultId; readonly because: RulesBecause }[],
): Promise<void> {
  if (left.length === 0) return;
  await tx.execute(sql`
    update analysis_results set rules_because = fresh.because
    from jsonb_to_recordset(${jsonParameter(left)}) as fresh (id uuid, because text)
    where analysis_results.id = fresh.id and analysis_results.rules_because = 'not_reached'`);
}

/** Writes down that a model was asked once more for answers it had failed to read. */
export async function markRetried(
  tx: Transaction,
  { ids, at }: { ids: readonly ResultId[]; at: Date },
): Promise<void> {
  await tx
    .update(analysisResults)
    .set({ readerRetriedAt: at })
    .where(inArray(analysisResults.id, [...ids]));
}

/** Of these answers, those a model has reported on. */
export async function listReported(tx: Transaction, ids: readonly ResultId[]): Promise<Set<ResultId>> {
  const { resultId } = modelReadings;
  const rows = await tx
    .select({ resultId })
    .from(modelReadings)
    .where(inArray(resultId, [...ids]));
  return new Set(rows.map((row) => row.resultId));
}
