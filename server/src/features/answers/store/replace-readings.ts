import { sql } from 'drizzle-orm';
import { type Transaction, executeOften, jsonParameter, uuidsParameter } from '#platform/db';
import type { ResultRow } from '../tables.ts';
import type { ReadEvidence } from './new-answers.ts';
import { partsThatReplace } from './replace-evidence.ts';

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

/** Replaces readings. */
export async function replaceReadings(tx: Transaction, readings: readonly NewReading[]): Promise<void> {
  const ids = readings.map(({ result }) => result.id);
  const columns = jsonParameter(readings.map(({ result }) => result));
  const parts = partsThatReplace(ids, readings);
  await executeOften(
    tx,
    sql`
    with ${parts}
    update analysis_results
    set status = fresh."status", brand_present = fresh."brandPresent", brand_position = fresh."brandPosition",
      extractor_version = fresh."extractorVersion", language = fresh."language", names_revision = fresh."namesRevision",
      is_read_ahead = fresh."isReadAhead",
      reader = fresh."reader", rules_because = case fresh."rulesBecause"
        when 'not_reached' then analysis_results.rules_because else fresh."rulesBecause" end
    from jsonb_to_recordset(${columns}) as fresh (id uuid, "status" text, "brandPresent" boolean,
      "brandPosition" integer, "extractorVersion" text, "language" text, "namesRevision" integer,
      "isReadAhead" boolean, "reader" text, "rulesBecause" text)
    where analysis_results.id = fresh.id and analysis_results.id = any (${uuidsParameter(ids)})`,
  );
}
