import { inArray, sql } from 'drizzle-orm';
import type { ResultId } from '#lib/ids';
import { type Transaction, executeOften, insertRows } from '#platform/db';
import { type ModelReadingRow, modelReadings } from '../tables.ts';

/** Stores a model's report, replacing an earlier one. */
export async function replaceModelReadings(tx: Transaction, rows: readonly ModelReadingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await executeOften(
    tx,
    sql`${insertRows(modelReadings, rows)} on conflict (result_id) do update set engine = excluded.engine,
      model = excluded.model, companies = excluded.companies, rejected_names = excluded.rejected_names,
      created_at = excluded.created_at`,
  );
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
