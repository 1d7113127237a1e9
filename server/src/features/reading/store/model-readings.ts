import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertBeside } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import type { CompanyId, ResultId } from '#lib/ids';
import { type Transaction, executeOften } from '#platform/db';
import { type ModelReadingRow, modelReadings } from '../tables.ts';

/** Keeps what a model reported of companies' answers, in the place of an earlier report. */
export async function replaceModelReadings(
  tx: Transaction,
  { companyIds, rows }: { companyIds: readonly CompanyId[]; rows: readonly ModelReadingRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  const resultIds = rows.map(({ resultId }) => resultId);
  await executeOften(
    tx,
    sql`${insertBeside(modelReadings, { rows, companyIds, resultIds })}
      on conflict on constraint pk_model_readings do update set engine = excluded.engine,
      model = excluded.model, companies = excluded.companies, rejected_names = excluded.rejected_names,
      created_at = excluded.created_at`,
  );
}

/** Of these answers of a company, those a model has reported on. */
export async function listReported(
  tx: Transaction,
  { companyId, ids }: { companyId: OwnedCompanyId; ids: readonly ResultId[] },
): Promise<Set<ResultId>> {
  if (ids.length === 0) return new Set();
  const { resultId } = modelReadings;
  const rows = await tx
    .select({ resultId })
    .from(modelReadings)
    .where(and(eq(modelReadings.companyId, companyId), inArray(resultId, [...ids])));
  return new Set(rows.map((row) => row.resultId));
}
