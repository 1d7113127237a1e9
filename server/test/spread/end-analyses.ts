import { sql } from 'drizzle-orm';
import { listPromptsAsSystem } from '#features/companies';
import { aggregatePrompts } from '#features/measurements';
import { type PromptId, toId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { withTransaction } from '#platform/db';
import type { Side } from './open-side.ts';

/** What the end of analyses does to the figures of so many prompts of a company; done again it comes to the same. */
export async function prepareEnd({ ctx: { db }, promptIds }: Side, count: number) {
  const ids = promptIds.slice(0, count).map((id) => toId<PromptId>(id));
  const subjects = await listPromptsAsSystem(db, ids);
  const { rows } = await db.execute<{ noon: string }>(
    sql`select (max(day) + time '12:00')::text as noon from analyses where prompt_id = ${ids[0]}`,
  );
  const day = romeDay(new Date(`${rows[0]?.noon ?? ''}Z`));
  const now = new Date();
  const ended = subjects.map((subject) => ({
    subject,
    createdAt: now,
    endedAt: now,
    hasAnswers: true,
    series: subject.prompt.series,
  }));
  return () => withTransaction(db, (tx) => aggregatePrompts(tx, { day, ended }));
}
