import { api } from '@citato/contract';
import pg from 'pg';
import { type BareDatabase, withBareDatabase } from '../bare-database.ts';
import { readCpuSeconds, readFamilyCpuSeconds } from '../child-process.ts';
import { checkBounds } from '../check-bounds.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { median } from '../quantile.ts';
import { startProduct } from '../start-product.ts';
import { type SeededAccount, seedAccounts } from './seed-accounts.ts';

const PASSWORD = 'Demo-Citato-2026';
const WARM_UP = 5;
const ROUNDS = 30;

/** The companies and prompts of the largest plan, and what an administrator may raise it to. */
const ACCOUNTS: readonly (SeededAccount & { boundMs: number })[] = [
  { email: 'agenzia-15@esempio.it', companies: 15, promptsPerCompany: 10, boundMs: 50 },
  { email: 'agenzia-500@esempio.it', companies: 500, promptsPerCompany: 3, boundMs: 300 },
];

/** As screens ask for it: written anew after every change, and taken from memory while nothing changes. */
const CASES = [
  { name: 'changed before each request', isChanged: true },
  { name: 'unchanged', isChanged: false },
] as const;

/**
 * `npm run bench -- portfolio`: the table of all companies, each with the twelve weeks of the demo’s prompts. Processor
 * time of server and database counts: on a busy machine the clock measures the others.
 */
export async function run(): Promise<void> {
  await withBareDatabase(async (database) => {
    await seedAccounts(database.url, ACCOUNTS);
    await measure(database);
  });
}

async function measure(database: BareDatabase): Promise<void> {
  const product = await startProduct({
    dataDir: '',
    settings: { DATABASE_URL: database.url, ROLE: 'web' },
  });
  try {
    const measured = [];
    for (const account of ACCOUNTS)
      for (const { name, isChanged } of CASES)
        measured.push({
          ...account,
          name,
          ...(await measureAccount({ account, database, product, isChanged })),
        });
    printTable({
      title: `Table of all companies, ${String(ROUNDS)} requests one after the other`,
      columns: ['companies', 'prompts', 'case', 'kB', 'median ms', 'CPU ms server', 'CPU ms database'],
      rows: measured.map(
        ({ companies, promptsPerCompany, name, kilobytes, medianMs, serverMs, databaseMs }) => [
          String(companies),
          String(companies * promptsPerCompany),
          name,
          kilobytes.toFixed(0),
          medianMs.toFixed(1),
          serverMs.toFixed(1),
          databaseMs.toFixed(1),
        ],
      ),
    });
    checkBounds({
      title: 'Table of all companies',
      bounds: measured.map(({ companies, name, serverMs, databaseMs, boundMs }) => ({
        name: `${String(companies)} companies, ${name}, CPU ms of server and database`,
        measured: (serverMs + databaseMs).toFixed(1),
        bound: `≤ ${String(boundMs)}`,
        isKept: serverMs + databaseMs <= boundMs,
      })),
    });
  } finally {
    await product.stop();
  }
}

async function measureAccount({
  account,
  database,
  product,
  isChanged,
}: {
  account: SeededAccount;
  database: BareDatabase;
  product: Awaited<ReturnType<typeof startProduct>>;
  isChanged: boolean;
}) {
  const changes = new pg.Client({ connectionString: database.url });
  await changes.connect();
  const signedIn = await post(product.baseUrl + api.signIn.path, {
    email: account.email,
    password: PASSWORD,
  });
  if (signedIn.status !== 200) throw new Error(`Sign-in of ${account.email}: ${await signedIn.text()}`);
  const { accessToken } = api.signIn.responses[200].parse(await signedIn.json());
  const headers = { authorization: `Bearer ${accessToken}` };
  const read = async () => {
    if (isChanged) await changeCompany(changes, account);
    const startedAt = performance.now();
    const answer = await fetch(product.baseUrl + api.getPortfolio.path, { headers });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(text);
    return { ms: performance.now() - startedAt, text };
  };
  for (let round = 0; round < WARM_UP; round += 1) await read();
  const readCpu = async () => ({
    server: await readCpuSeconds(product.pid),
    database: await readFamilyCpuSeconds(database.server.pid),
  });
  const before = await readCpu();
  const times: number[] = [];
  let text = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await read();
    times.push(one.ms);
    ({ text } = one);
  }
  const after = await readCpu();
  await changes.end();
  const { companies } = api.getPortfolio.responses[200].parse(JSON.parse(text));
  if (companies.length !== account.companies)
    throw new Error(`${String(companies.length)} companies answered`);
  const perRequest = (from: number, to: number) => ((to - from) * 1000) / ROUNDS;
  return {
    kilobytes: Buffer.byteLength(text) / 1000,
    medianMs: median(times),
    serverMs: perRequest(before.server, after.server),
    databaseMs: perRequest(before.database, after.database),
  };
}

/** What every screen's list is raised by: one company is written again. */
async function changeCompany(client: pg.Client, { email }: SeededAccount): Promise<void> {
  await client.query(
    `update companies set name = name where id = (
      select c.id from companies c join users u on u.id = c.user_id where u.email = $1 limit 1)`,
    [email],
  );
}
