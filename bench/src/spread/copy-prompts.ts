import pg from 'pg';
import { copyRows, getLargestCompany, idOfCopy } from './copy-rows.ts';

/** What is a prompt’s, with the columns whose ids are made anew, in the order in which it refers to each other. */
const OF_PROMPT: Readonly<Record<string, readonly string[]>> = {
  prompt_states: ['prompt_id'],
  monitoring_data: ['id', 'prompt_id'],
  task_lists: ['id', 'prompt_id', 'analysis_id'],
  monthly_tallies: ['prompt_id'],
  monthly_sources: ['prompt_id'],
  monthly_answers: ['prompt_id'],
  analyses: ['id', 'prompt_id', 'request_id'],
  analysis_results: ['id', 'analysis_id', 'prompt_id'],
  answer_texts: ['result_id', 'prompt_id'],
};
/** What stands beside an answer and does not name its prompt. */
const BESIDE = ['mentions', 'citations'];

/**
 * Copies the prompts of the company that has most answers, with all that became of them, until it has so many; a
 * database that is not spread yet, since its triggers find what a prompt brings.
 */
export async function copyPrompts({ url, prompts }: { url: string; prompts: number }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const companyId = await getLargestCompany(client);
    const { rows } = await client.query<{ id: string }>(
      'select id from prompts where company_id = $1 order by created_at, id',
      [companyId],
    );
    const ids = rows.map(({ id }) => id);
    await client.query('begin');
    for (let copy = 1, missing = prompts - ids.length; missing > 0; copy += 1, missing -= ids.length)
      for (const promptId of ids.slice(0, missing)) await copyPrompt(client, { promptId, copy });
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function copyPrompt(
  client: pg.Client,
  { promptId, copy }: { promptId: string; copy: number },
): Promise<void> {
  const renew = (columns: readonly string[]) =>
    Object.fromEntries(columns.map((column) => [column, idOfCopy(column, `prompt ${String(copy)}`)]));
  const values = [promptId];
  await copyRows(client, {
    table: 'prompts',
    changed: { ...renew(['id']), title: `title || ' ${String(copy)}'` },
    where: 'id = $1',
    values,
  });
  for (const [table, columns] of Object.entries(OF_PROMPT))
    await copyRows(client, { table, changed: renew(columns), where: 'prompt_id = $1', values });
  for (const table of BESIDE)
    await copyRows(client, {
      table,
      changed: renew(['result_id']),
      where: 'result_id in (select id from analysis_results where prompt_id = $1)',
      values,
    });
}
