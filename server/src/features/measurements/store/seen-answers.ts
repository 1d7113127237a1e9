import { and, desc, eq, sql } from 'drizzle-orm';
import { analysisResults } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import { jsonParameter, type Queryable } from '#platform/db';

/** A prompt at an engine on one day. */
interface Sighting {
  readonly promptId: string;
  readonly engine: string;
  readonly day: string;
}

/** The ok answers of a company at these prompts, engines and days, newest first. */
export async function listSeenAnswers(
  db: Queryable,
  { companyId, seen }: { companyId: OwnedCompanyId; seen: readonly Sighting[] },
) {
  const { id, promptId, engine, day, createdAt, status } = analysisResults;
  if (seen.length === 0) return [];
  const places = sql`jsonb_to_recordset(${jsonParameter(seen)}) as seen ("promptId" uuid, engine text, day date)`;
  return db
    .select({ id, promptId, engine, day, createdAt })
    .from(analysisResults)
    .innerJoin(places, sql`seen."promptId" = ${promptId} and seen.engine = ${engine} and seen.day = ${day}`)
    .where(and(eq(analysisResults.companyId, companyId), eq(status, 'ok')))
    .orderBy(desc(createdAt), desc(id));
}
