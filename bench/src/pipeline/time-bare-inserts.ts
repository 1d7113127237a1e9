import type pg from 'pg';

const TABLES = ['engine_calls', 'analysis_results', 'answer_texts', 'mentions', 'citations'];
/** What the worker writes together. */
const ANSWERS_PER_BATCH = 50;

/** The yardstick: PostgreSQL alone writes the rows of the same answers again, batch by batch, each batch committed. */
export async function timeBareInserts(client: pg.Client): Promise<{ perSecond: number }> {
  for (const table of TABLES) {
    await client.query(`create table if not exists bare_${table} (like ${table} including indexes)`);
  }
  const { rows } = await client.query<{ id: string }>(`select id from analysis_results where status = 'ok'`);
  const ids = rows.map(({ id }) => id);
  const startedAt = performance.now();
  for (let from = 0; from < ids.length; from += ANSWERS_PER_BATCH) {
    const batch = ids.slice(from, from + ANSWERS_PER_BATCH);
    await client.query('begin');
    await client.query(
      'insert into bare_engine_calls select * from engine_calls order by id offset $1 limit $2',
      [from, batch.length],
    );
    await client.query(
      'insert into bare_analysis_results select * from analysis_results where id = any($1)',
      [batch],
    );
    for (const table of TABLES.slice(2)) {
      await client.query(`insert into bare_${table} select * from ${table} where result_id = any($1)`, [
        batch,
      ]);
    }
    await client.query('commit');
  }
  return { perSecond: ids.length / ((performance.now() - startedAt) / 1000) };
}
