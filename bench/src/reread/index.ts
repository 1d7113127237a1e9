import { setTimeout as delay } from 'node:timers/promises';
import { api, type CompanyWithPrompts } from '@citato/contract';
import pg from 'pg';
import { runCommand } from '../../../scripts/run-command.ts';
import { withBareDatabase } from '../bare-database.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';

const DEMO = { email: 'demo@citato.example', password: 'Demo-Citato-2026' };
const BOUND_S = 3;

/**
 * `npm run bench -- reread [DAYS]`: a name is corrected in an account with so many days of answers (365); measured is
 * when the current figures are new, and when every answer is read again.
 */
export async function run([days = '365']: string[]): Promise<void> {
  await withBareDatabase(({ url }) => measure({ url, days }));
}

async function measure({ url, days }: { url: string; days: string }): Promise<void> {
  const seeded = await runCommand({
    command: 'npm',
    args: ['run', '-s', 'seed:demo', '--', days],
    env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  if (seeded.exitCode !== 0) throw new Error(seeded.output);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const product = await startProduct({ dataDir: '', settings: { DATABASE_URL: url } });
  try {
    const signedIn = await post(product.baseUrl + api.signIn.path, DEMO);
    const { accessToken } = api.signIn.responses[200].parse(await signedIn.json());
    const list = async (): Promise<CompanyWithPrompts[]> => {
      const answer = await fetch(product.baseUrl + api.listCompanies.path, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      return api.listCompanies.responses[200].parse(await answer.json()).companies;
    };
    const rows: string[][] = [];
    for (const company of await list()) {
      const startedAt = performance.now();
      await correctName(product.baseUrl, { accessToken, company });
      await waitFor(async () => (await countStale(client, { company, isAhead: true })) === 0);
      await waitFor(async () =>
        (await list()).every(({ id, rereading }) => id !== company.id || rereading === null),
      );
      const newAfterS = (performance.now() - startedAt) / 1000;
      await waitFor(async () => (await countStale(client, { company, isAhead: false })) === 0);
      const allAfterS = (performance.now() - startedAt) / 1000;
      rows.push([
        company.name,
        String(company.prompts.length),
        String(await countAnswers(client, company)),
        `${newAfterS.toFixed(1)} s`,
        `${allAfterS.toFixed(1)} s`,
      ]);
      if (newAfterS > BOUND_S) process.exitCode = 1;
    }
    printTable({
      title: `A name corrected after ${days} days (bound: numbers new within ${String(BOUND_S)} s)`,
      columns: ['company', 'prompts', 'answers', 'numbers new', 'all read again'],
      rows,
    });
  } finally {
    await product.stop();
    await client.end();
  }
}

async function correctName(
  baseUrl: string,
  { accessToken, company }: { accessToken: string; company: CompanyWithPrompts },
): Promise<void> {
  const { own, competitors, ignored, revision } = company.aliases;
  const answer = await fetch(baseUrl + api.setCompanyAliases.path.replace(':companyId', company.id), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ own, competitors, ignored: [...ignored, 'Nessuna'], revision }),
  });
  if (answer.status !== 200) throw new Error(`The correction was answered ${String(answer.status)}`);
}

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await delay(50);
}

/** Answers with their text that are not read under the newest names: of the last thirty days, ahead of their turn; or all. */
async function countStale(
  client: pg.Client,
  { company, isAhead }: { company: CompanyWithPrompts; isAhead: boolean },
): Promise<number> {
  const { rows } = await client.query<{ n: string }>(
    `select count(*) as n from analysis_results r
     join answer_texts t on t.result_id = r.id and t.created_at = r.created_at
     join prompts p on p.id = r.prompt_id join companies c on c.id = p.company_id
     where c.id = $1 and case when $2 then r.names_revision <> c.names_revision
         and r.day > (select max(day) - 30 from analysis_results where prompt_id = p.id)
       else r.names_revision <> c.names_revision or r.is_read_ahead end`,
    [company.id, isAhead],
  );
  return Number(rows[0]?.n);
}

async function countAnswers(client: pg.Client, company: CompanyWithPrompts): Promise<number> {
  const { rows } = await client.query<{ n: string }>(
    'select count(*) as n from analysis_results r join prompts p on p.id = r.prompt_id where p.company_id = $1',
    [company.id],
  );
  return Number(rows[0]?.n);
}
