import { and, eq, sql } from 'drizzle-orm';
import { analyses, engineAttempts, promptStates } from '#features/analysis';
import { versionOfCompanies } from '#features/companies';
import { monitoringData } from '#features/measurements';
import { rereadingProgress } from '#features/reading';
import type { UserId } from '#lib/ids';
import type { Database } from '#platform/db';

/**
 * Another number after every change of a row the list of a user's companies is written from. PostgreSQL names the state
 * of a row by the transaction that wrote it (`xmin`), so that nothing but the rows' heads is read. A connection plans the
 * statement once: that takes longer than to run it.
 */
export function prepareListVersion(db: Database) {
  const userId = sql.placeholder('userId');
  const states = sql`(
    select string_agg(concat_ws(' ', ${promptStates}.xmin, ${analyses}.xmin), ',' order by ${promptStates.promptId})
    from ${promptStates} left join ${analyses} on ${eq(analyses.id, promptStates.runningAnalysisId)}
    where ${eq(promptStates.userId, userId)})`;
  const down = sql`(
    select string_agg(${engineAttempts}.xmin::text, ',' order by ${promptStates.promptId}, ${engineAttempts.engine})
    from ${engineAttempts} join ${promptStates} on ${eq(promptStates.promptId, engineAttempts.promptId)}
    where ${and(eq(promptStates.userId, userId), engineAttempts.isDown)})`;
  const numbers = sql`(
    select string_agg(${monitoringData}.xmin::text, ',' order by ${monitoringData.promptId})
    from ${monitoringData} where ${eq(monitoringData.userId, userId)})`;
  const rereading = sql`(
    select string_agg(${rereadingProgress}.xmin::text, ',' order by ${rereadingProgress.companyId})
    from ${rereadingProgress} where ${eq(rereadingProgress.userId, userId)})`;
  const parts = [versionOfCompanies(userId), states, down, numbers, rereading].map(
    (part) => sql`coalesce(${part}, '')`,
  );
  const version = sql<string>`hashtextextended(concat_ws('/', ${sql.join(parts, sql`, `)}), 0)::text`;
  const statement = db
    .select({ version })
    .from(sql`(values (0)) as one`)
    .prepare('analysis_list_version');
  return async (asked: UserId): Promise<string> => {
    const [row] = await statement.execute({ userId: asked });
    return row?.version ?? '';
  };
}
