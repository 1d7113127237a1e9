import { sql } from 'drizzle-orm';
import type { CompanyId } from '#lib/ids';
import { type Transaction, executeOften, isAnyOf, jsonParameter } from '#platform/db';
import { type ResultRow, analysisResults } from '../tables.ts';
import type { ReadEvidence } from './new-answers.ts';
import { partsThatTakeAway, upsertEvidence } from './replace-evidence.ts';

/** What another reading of a stored answer changes. */
export interface NewReading extends ReadEvidence {
  readonly result: Pick<
    ResultRow,
    | 'id'
    | 'status'
    | 'brandPresent'
    | 'brandPosition'
    | 'extractorVersion'
    | 'language'
    | 'namesRevision'
    | 'isReadAhead'
    | 'reader'
    | 'rulesBecause'
  >;
}

/** Puts new readings of companies' answers in the place of the old ones; their text never changes. */
export async function replaceReadings(
  tx: Transaction,
  { companyIds, readings }: { companyIds: readonly CompanyId[]; readings: readonly NewReading[] },
): Promise<void> {
  if (readings.length === 0) return;
  const of = { companyIds, resultIds: readings.map(({ result }) => result.id) };
  const columns = jsonParameter(readings.map(({ result }) => result));
  await executeOften(
    tx,
    sql`
    with ${partsThatTakeAway(of, readings)}
    update analysis_results
    set status = fresh."status", brand_present = fresh."brandPresent", brand_position = fresh."brandPosition",
      extractor_version = fresh."extractorVersion", language = fresh."language", names_revision = fresh."namesRevision",
      is_read_ahead = fresh."isReadAhead",
      reader = fresh."reader", rules_because = case when fresh."rulesBecause" = 'not_reached'
        then analysis_results.rules_because else fresh."rulesBecause" end
    from jsonb_to_recordset(${columns}) as fresh (id uuid, "status" text, "brandPresent" boolean,
      "brandPosition" integer, "extractorVersion" text, "language" text, "namesRevision" integer,
      "isReadAhead" boolean, "reader" text, "rulesBecause" text)
    where analysis_results.id = fresh.id and ${isAnyOf(analysisResults.id, of.resultIds)}
      and ${isAnyOf(analysisResults.companyId, companyIds)}`,
  );
  await upsertEvidence(tx, of, readings);
}
