import { api } from '@citato/contract';
import { type BareDatabase, withBareDatabase } from '../bare-database.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';
import { startBareRoute } from './bare-route.ts';
import { type LoadResult, putUnderLoad, type Request } from './load.ts';
import { measureSizes } from './measure-sizes.ts';
import { type MeasuredUnchanged, measureUnchanged } from './measure-unchanged.ts';
import { customerEmail, openSeededHistory } from './seed-history.ts';

const PASSWORD = 'Demo-Citato-2026';
const CLIENTS = 20;
const MEASURED_MS = 8_000;
const WARM_UP_MS = 3_000;
const BOUNDS = { p95Ms: 50, perSecond: 400, growth: 1.3, unchangedMs: 2 };

/** How an answer is asked for: as it is, or as every browser asks. */
const WAYS: readonly { name: string; headers: Record<string, string> }[] = [
  { name: 'plain', headers: {} },
  { name: 'as a browser asks', headers: { 'accept-encoding': 'gzip, deflate, br' } },
];

interface MeasuredRead {
  readonly name: string;
  readonly product: LoadResult;
  readonly bare: LoadResult;
}

interface Measured {
  readonly answers: number;
  readonly reads: readonly MeasuredRead[];
  readonly unchanged: MeasuredUnchanged;
}

/**
 * `npm run bench -- api [CUSTOMERS]`: the dashboard's two reads under load, over a tenth of the customers first and then
 * over all of it, plain and compressed. The yardstick is a bare Fastify route that returns the same bytes, ready as they
 * travel: it asks no database and compresses nothing. `npm run bench -- api sizes`: how long every answer is.
 */
export async function run([what = '1000']: string[]): Promise<void> {
  await withBareDatabase((database) =>
    what === 'sizes' ? measureSizes(database) : measureBoth({ database, customers: Number(what) }),
  );
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
    printUnchanged(large);
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
    const reads = [
      ...(await measureWays(
        'companies',
        accounts.map(({ list }) => list),
      )),
      ...(await measureWays(
        'results of a prompt',
        accounts.map(({ results }) => results),
      )),
    ];
    const unchanged = await measureUnchanged({
      requests: accounts.map(({ list }) => list),
      pid: product.pid,
      clients: CLIENTS,
      ms: WARM_UP_MS,
    });
    return { answers, reads, unchanged };
  } finally {
    await product.stop();
  }
}

/** A customer's two reads: all companies, and the newest answers to one prompt. */
async function openCustomer(baseUrl: string, number: number): Promise<{ list: Request; results: Request }> {
  const signedIn = await post(baseUrl + api.signIn.path, {
    email: customerEmail(number),
    password: PASSWORD,
  });
  if (signedIn.status !== 200) throw new Error(`Sign-in ${String(number)}: ${await signedIn.text()}`);
  const { accessToken } = api.signIn.responses[200].parse(await signedIn.json());
  const headers = { authorization: `Bearer ${accessToken}` };
  const list = { url: baseUrl + api.listCompanies.path, headers };
  const answer = await fetch(list.url, { headers });
  const { companies } = api.listCompanies.responses[200].parse(await answer.json());
  const promptId = companies[0]?.prompts[0]?.id ?? '';
  return {
    list,
    results: { url: baseUrl + api.listAnswers.path.replace(':promptId', promptId), headers },
  };
}

async function measureWays(name: string, requests: readonly Request[]): Promise<MeasuredRead[]> {
  const reads = [];
  for (const way of WAYS) {
    const asked = requests.map(({ url, headers }) => ({ url, headers: { ...headers, ...way.headers } }));
    reads.push({
      name: `${name}, ${way.name}`,
      product: await measure(asked),
      bare: await measureBare(asked),
    });
  }
  return reads;
}

async function measure(requests: readonly Request[]): Promise<LoadResult> {
  await putUnderLoad({ requests, clients: CLIENTS, ms: WARM_UP_MS });
  return putUnderLoad({ requests, clients: CLIENTS, ms: MEASURED_MS });
}

async function measureBare([request]: readonly Request[]): Promise<LoadResult> {
  if (request === undefined) throw new Error('Nothing is asked');
  const bare = await startBareRoute(request);
  try {
    return await measure([{ url: bare.url, headers: {} }]);
  } finally {
    await bare.stop();
  }
}

function print(small: Measured, large: Measured): void {
  const millions = (answers: number): string => `${(answers / 1e6).toFixed(2)} M answers`;
  printTable({
    title:
      `Reads of the dashboard at ${String(CLIENTS)} clients (bounds: p95 ≤ ${String(BOUNDS.p95Ms)} ms, ` +
      `≥ ${String(BOUNDS.perSecond)}/s, growth ≤ ${String(BOUNDS.growth)}×; yardstick: a bare route that holds the same bytes, ` +
      `compressed where they are)`,
    columns: ['', 'over', 'size', 'per second', 'median', 'p95', 'failed', 'bare route', 'growth'],
    rows: small.reads.flatMap((before, index) => {
      const after = large.reads[index];
      if (after === undefined) return [];
      const growth = `${(after.product.p50Ms / before.product.p50Ms).toFixed(2)}×`;
      return [
        [before.name, millions(small.answers), ...describe(before), ''],
        [after.name, millions(large.answers), ...describe(after), growth],
      ];
    }),
  });
}

function printUnchanged({ answers, unchanged }: Measured): void {
  const { perSecond, p95Ms, failed, processorMs } = unchanged;
  printTable({
    title: `Lists that have not changed, 304 (bound: ≤ ${String(BOUNDS.unchangedMs)} ms of processor time)`,
    columns: ['over', 'per second', 'p95', 'failed', 'processor time each'],
    rows: [
      [
        `${(answers / 1e6).toFixed(2)} M answers`,
        perSecond.toFixed(0),
        `${p95Ms.toFixed(1)} ms`,
        String(failed),
        `${processorMs.toFixed(2)} ms`,
      ],
    ],
  });
}

function describe({ product, bare }: MeasuredRead): string[] {
  return [
    `${(product.bytes / 1000).toFixed(0)} kB`,
    product.perSecond.toFixed(0),
    `${product.p50Ms.toFixed(1)} ms`,
    `${product.p95Ms.toFixed(1)} ms`,
    String(product.failed),
    `${bare.perSecond.toFixed(0)}/s, p95 ${bare.p95Ms.toFixed(1)} ms`,
  ];
}
