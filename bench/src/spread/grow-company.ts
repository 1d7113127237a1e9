import pg from 'pg';
import { copyRows, getLargestCompany, idOfCopy } from './copy-rows.ts';

/** Samples of a copy start here, so that no copy meets another or an answer that was asked. */
const STEP = 1_000;

/** What stands beside an answer. */
const BESIDE = ['mentions', 'citations', 'answer_texts'];

/**
 * Copies each answer of the company that has most of them, with all that stands beside it, so many times as further
 * samples of its analysis.
 */
export async function growCompany({ url, copies }: { url: string; copies: number }): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const companyId = await getLargestCompany(client);
    const { rows } = await client.query<{ last: number }>(
      'select max(sample) / $2::int as last from analysis_results where company_id = $1',
      [companyId, STEP],
    );
    const last = rows[0]?.last ?? 0;
    for (let copy = last + 1; copy <= last + copies; copy += 1) await copyOnce(client, { companyId, copy });
    await client.query('vacuum analyze');
    const counted = await client.query<{ answers: number; mentions: number }>(
      `select (select count(*)::int from analysis_results where company_id = $1) as answers,
         (select count(*)::int from mentions where company_id = $1) as mentions`,
      [companyId],
    );
    const [{ answers, mentions } = { answers: 0, mentions: 0 }] = counted.rows;
    return `company ${companyId}: ${String(answers)} answers, ${String(mentions)} mentions`;
  } finally {
    await client.end();
  }
}

async function copyOnce(
  client: pg.Client,
  { companyId, copy }: { companyId: string; copy: number },
): Promise<void> {
  const isAsked = `company_id = $1 and sample < ${String(STEP)}`;
  const name = `sample ${String(copy)}`;
  const values = [companyId];
  await client.query('begin');
  await copyRows(client, {
    table: 'analysis_results',
    changed: { id: idOfCopy('id', name), sample: `sample + ${String(copy * STEP)}` },
    where: isAsked,
    values,
  });
  for (const table of BESIDE)
    await copyRows(client, {
      table,
      changed: { result_id: idOfCopy('result_id', name) },
      where: `company_id = $1 and result_id in (select id from analysis_results where ${isAsked})`,
      values,
    });
  await client.query('commit');
}
