import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';
import pg from 'pg';
import { customerEmail, openSeededHistory } from '../api/seed-history.ts';
import { withBareDatabase } from '../bare-database.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../quantile.ts';
import { startProduct } from '../start-product.ts';
import { growAccount } from './grow-account.ts';

const PASSWORD = 'Demo-Citato-2026';
/** The first is deleted; the others read meanwhile, fifty requests a second in all. */
const CUSTOMERS = 21;
const PAUSE_MS = 400;
const QUIET_MS = 8_000;
const BOUNDS = { p95Ms: 50, deleteMs: 1_000 };
const LARGE_TABLES = ['analyses', 'analysis_results', 'answer_texts', 'mentions', 'citations'];

interface Reads {
  readonly times: number[];
  failed: number;
}

/**
 * `npm run bench -- delete [ANSWERS]`: one account with so many answers (1,000,000) is deleted while twenty others read
 * their dashboards. The yardstick is the same reading before the deletion.
 */
export async function run([answers = '1000000']: string[]): Promise<void> {
  await withBareDatabase(({ url }) => measureDeletion({ url, answers: Number(answers) }));
}

async function measureDeletion({ url, answers }: { url: string; answers: number }): Promise<void> {
  const history = await openSeededHistory(url);
  await history.growTo(CUSTOMERS);
  await history.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const grown = await growAccount(client, { email: customerEmail(0), answers });
  const product = await startProduct({ dataDir: '', settings: { DATABASE_URL: url } });
  try {
    const [gone = '', ...others] = await signInAll(product.baseUrl);
    const kept = await countOthers(client);
    const quiet = await readWhile(product.baseUrl, { tokens: others, work: () => delay(QUIET_MS) });
    let deleteMs = 0;
    const startedAt = performance.now();
    const busy = await readWhile(product.baseUrl, {
      tokens: others,
      work: async () => {
        deleteMs = await deleteAccount(product.baseUrl, gone);
        await waitUntilErased(client);
      },
    });
    const seconds = (performance.now() - startedAt) / 1000;
    report({ grown, deleteMs, seconds, quiet, busy });
    await assertOnlyTheOthersAreLeft(client, kept);
    if (busy.failed > 0 || deleteMs > BOUNDS.deleteMs) process.exitCode = 1;
  } finally {
    await product.stop();
    await client.end();
  }
}

async function signInAll(baseUrl: string): Promise<string[]> {
  const tokens: string[] = [];
  // One after the other: a crowd of sign-ins from one address is turned away.
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const answer = await post(baseUrl + api.signIn.path, {
      email: customerEmail(number),
      password: PASSWORD,
    });
    tokens.push(api.signIn.responses[200].parse(await answer.json()).accessToken);
  }
  return tokens;
}

/** Every customer reads the dashboard again and again, with a pause, until the work is done. */
async function readWhile(
  baseUrl: string,
  { tokens, work }: { tokens: readonly string[]; work: () => Promise<unknown> },
): Promise<Reads> {
  const reads: Reads = { times: [], failed: 0 };
  let isDone = false;
  const clients = tokens.map(async (token, index) => {
    await delay((index * PAUSE_MS) / tokens.length);
    while (!isDone) {
      const sentAt = performance.now();
      const answer = await fetch(baseUrl + api.listCompanies.path, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      reads.times.push(performance.now() - sentAt);
      if (answer.status !== 200) reads.failed += 1;
      await delay(Math.max(0, PAUSE_MS - (performance.now() - sentAt)));
    }
  });
  await work().finally(() => {
    isDone = true;
  });
  await Promise.all(clients);
  return reads;
}

async function deleteAccount(baseUrl: string, token: string): Promise<number> {
  const sentAt = performance.now();
  const answer = await fetch(baseUrl + api.deleteAccount.path, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (answer.status !== 204) throw new Error(`The deletion was answered ${String(answer.status)}`);
  return performance.now() - sentAt;
}

async function waitUntilErased(client: pg.Client): Promise<void> {
  while ((await client.query('select from erasures limit 1')).rowCount !== 0) await delay(500);
}

/** Rows of the large tables that belong to the other customers. */
async function countOthers(client: pg.Client): Promise<number> {
  let count = 0;
  for (const table of LARGE_TABLES) count += await countRows(client, table);
  return count;
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const ofOthers = `select p.id from prompts p join companies c on c.id = p.company_id
    join users u on u.id = c.user_id where u.email <> '${customerEmail(0)}'`;
  const where = ['mentions', 'citations'].includes(table)
    ? `result_id in (select id from analysis_results where prompt_id in (${ofOthers}))`
    : `prompt_id in (${ofOthers})`;
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table} where ${where}`);
  return Number(rows[0]?.n);
}

async function assertOnlyTheOthersAreLeft(client: pg.Client, kept: number): Promise<void> {
  let left = 0;
  for (const table of LARGE_TABLES) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table}`);
    left += Number(rows[0]?.n);
  }
  if (left !== kept)
    throw new Error(`${String(left)} rows are left; the other customers had ${String(kept)}`);
}

function report({
  grown,
  deleteMs,
  seconds,
  quiet,
  busy,
}: {
  grown: number;
  deleteMs: number;
  seconds: number;
  quiet: Reads;
  busy: Reads;
}): void {
  const row = (name: string, { times, failed }: Reads): string[] => [
    name,
    String(times.length),
    `${quantile(times, 0.5).toFixed(1)} ms`,
    `${quantile(times, 0.95).toFixed(1)} ms`,
    String(failed),
  ];
  printTable({
    title:
      `An account of ${(grown / 1e6).toFixed(2)} M answers is deleted: DELETE answered in ${deleteMs.toFixed(0)} ms ` +
      `(bound ${String(BOUNDS.deleteMs)}), all of it erased after ${seconds.toFixed(0)} s, nothing of anybody else's`,
    columns: [
      `others' dashboards (bound: p95 ≤ ${String(BOUNDS.p95Ms)} ms)`,
      'reads',
      'median',
      'p95',
      'failed',
    ],
    rows: [row('before', quiet), row('during the erasure', busy)],
  });
}
