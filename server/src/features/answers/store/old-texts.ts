import { sql } from 'drizzle-orm';
import { promptOwners } from '#features/companies';
import type { UserId } from '#lib/ids';
import { type Queryable, jsonParameter } from '#platform/db';

/** Removes the months that ended before a moment as a whole. */
export async function dropTextsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.execute(sql`select drop_answer_texts_before(${moment.toISOString()}::timestamptz)`);
}

/** Users with texts older than a moment. */
export async function listUsersWithTextsBefore(db: Queryable, moment: Date): Promise<UserId[]> {
  const { rows } = await db.execute<{ user_id: UserId }>(sql`
    select distinct user_id from ${promptOwners}
    where prompt_id in (select prompt_id from answer_texts where created_at < ${moment.toISOString()})`);
  return rows.map(({ user_id }) => user_id);
}

/** Removes users' texts older than a moment, at most `limit`; gives how many went. */
export async function deleteTextsBefore(
  db: Queryable,
  { userIds, moment, limit }: { userIds: readonly UserId[]; moment: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from answer_texts where created_at < ${moment.toISOString()} and (result_id, created_at) in (
      select t.result_id, t.created_at from answer_texts t join ${promptOwners} on owned.prompt_id = t.prompt_id
      where t.created_at < ${moment.toISOString()}
        and owned.user_id in (select jsonb_array_elements_text(${jsonParameter(userIds)})::uuid)
      limit ${limit})`);
  return rowCount ?? 0;
}
