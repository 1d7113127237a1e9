import { api } from '@citato/contract';
import { type BareDatabase, createBareCluster } from '../bare-database.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';
import { startBareRoute } from './bare-route.ts';
import { type LoadResult, putUnderLoad, type Request } from './load.ts';
import { customerEmail, openSeededHistory } from './seed-history.ts';

const PASSWORD = 'Demo-Citato-2026';
const CLIENTS = 20;
const MEASURED_MS = 8_000;
const WARM_UP_MS = 3_000;
const BOUNDS = { p95Ms: 50, perSecond: 400, growth: 1.3 };

interface Measured {
  readonly answers: number;
  readonly companies: LoadResult;
  readonly results: LoadResult;
  readonly bareCompanies: LoadResult;
  readonly bareResults: LoadResult;
}

/**
 * `npm run bench -- api [CUSTOMERS]`: the dashboard's two reads under load, over a tenth of the customers first and then
 * over all of it. The yardstick is a bare Fastify route that returns the same bytes.
 */
export async function run([customers = '1000']: string[]): Promise<void> {
  const cluster = await createBareCluster();
  try {
    const database = await cluster.start();
    await measureBoth({ database, customers: Number(customers) }).finally(() => database.server.stop());
  } finally {
    await cluster.remove();
  }
}

async function measureBoth({
  database,
  customers,
}: {
  database: BareDatabase;
  customers: number;
}): Promise<void> {
  const history = await openSeededHistory(database.url);
  try {
    const small = await measureAt(
      database,
      await history.growTo(Math.max(CLIENTS, Math.ceil(customers / 10))),
    );
    const large = await measureAt(database, await history.growTo(customers));
    print(small, large);
  } finally {
    await history.close();
  }
}

async function measureAt(database: BareDatabase, answers: number): Promise<Measured> {
  const product = await startProduct({ dataDir: '', settings: { DATABASE_URL: database.url } });
  try {
    const accounts = [];
    // One after the other: a crowd of sign-ins from one address is turned away.
    for (let number = 0; number < CLIENTS; number += 1) {
      accounts.push(await openCustomer(product.baseUrl, number));
    }
    const lists = accounts.map(({ list }) => list);
    const results = accounts.map((account) => account.results);
    return {
      answers,
      companies: await measure(lists),
      bareCompanies: await measureBare(lists),
      results: await measure(results),
      bareResults: await measureBare(results),
    };
  } finally {
    await product.stop();
  }
}

/** A customer's two reads: all companies, and the newest answers to one prompt. */
async function openCustomer(baseUrl: string, number: number): Promise<{ list: Request; results: Request }> {
  const signedIn = await post(baseUrl + api.login.path, { email: customerEmail(number), password: PASSWORD });
  if (signedIn.status !== 200) throw new Error(`Sign-in ${String(number)}: ${await signedIn.text()}`);
  const { accessToken } = api.login.responses[200].parse(await signedIn.json());
  const list = { url: baseUrl + api.listCompanies.path, accessToken };
  const answer = await fetch(list.url, { headers: { authorization: `Bearer ${accessToken}` } });
  const { companies } = api.listCompanies.responses[200].parse(await answer.json());
  const promptId = companies[0]?.prompts[0]?.id ?? '';
  return {
    list,
    results: { url: baseUrl + api.getAnalysis.path.replace(':promptId', promptId), accessToken },
  };
}

async function measure(requests: readonly Request[]): Promise<LoadResult> {
  await putUnderLoad({ requests, clients: CLIENTS, ms: WARM_UP_MS });
  return putUnderLoad({ requests, clients: CLIENTS, ms: MEASURED_MS });
}

async function measureBare([request]: readonly Request[]): Promise<LoadResult> {
  const answer = await fetch(request?.url ?? '', {
    headers: { authorization: `Bearer ${request?.accessToken ?? ''}` },
  });
  const bare = await startBareRoute(await answer.text());
  try {
    return await measure([{ url: bare.url, accessToken: null }]);
  } finally {
    await bare.stop();
  }
}

function print(small: Measured, large: Measured): void {
  const row = (name: string, ours: LoadResult, bare: LoadResult, growth: string): string[] => [
    name,
    `${(ours.bytes / 1000).toFixed(0)} kB`,
    ours.perSecond.toFixed(0),
    `${ours.p50Ms.toFixed(1)} ms`,
    `${ours.p95Ms.toFixed(1)} ms`,
    String(ours.failed),
    `${bare.perSecond.toFixed(0)}/s, p95 ${bare.p95Ms.toFixed(1)} ms`,
    growth,
  ];
  const growthOf = (before: LoadResult, after: LoadResult): string =>
    `${(after.p50Ms / before.p50Ms).toFixed(2)}×`;
  const millions = (answers: number): string => `${(answers / 1e6).toFixed(2)} M answers`;
  printTable({
    title:
      `Reads of the dashboard at ${String(CLIENTS)} clients (bounds: p95 ≤ ${String(BOUNDS.p95Ms)} ms, ` +
      `≥ ${String(BOUNDS.perSecond)}/s, growth ≤ ${String(BOUNDS.growth)}×; yardstick: a bare route with the same bytes)`,
    columns: ['', 'size', 'per second', 'median', 'p95', 'failed', 'bare route', 'growth'],
    rows: [
      row(`companies, ${millions(small.answers)}`, small.companies, small.bareCompanies, ''),
      row(
        `companies, ${millions(large.answers)}`,
        large.companies,
        large.bareCompanies,
        growthOf(small.companies, large.companies),
      ),
      row(`results of a prompt, ${millions(small.answers)}`, small.results, small.bareResults, ''),
      row(
        `results of a prompt, ${millions(large.answers)}`,
        large.results,
        large.bareResults,
        growthOf(small.results, large.results),
      ),
    ],
  });
}
