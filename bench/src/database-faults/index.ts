import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startTcpProxy } from '../../../server/test/stand-ins/tcp-proxy.ts';
import { type BareCluster, createBareCluster } from '../bare-database.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';
import { startWriters, type Writers } from './writers.ts';

const CLIENTS = 12;
const BACK_WITHIN_S = 15;

type Check = readonly [promise: string, measured: string, bound: string, isKept: boolean];

/**
 * `npm run bench -- database-faults [--kills N] [--silence SECONDS]`: twelve writing clients while PostgreSQL is killed
 * again and again, then while the network to it swallows everything. A broken promise ends with an error.
 */
export async function run(args: string[]): Promise<void> {
  const read = (name: string, fallback: number) =>
    Number(args[args.indexOf(name) + 1] ?? fallback) || fallback;
  const cluster = await createBareCluster();
  try {
    const kills = read('--kills', 10);
    const silence = read('--silence', 30);
    report(`PostgreSQL killed ${String(kills)} times`, await killAgainAndAgain({ cluster, kills }));
    report(
      `${String(silence)} s of a silent network`,
      await fallSilent({ cluster, silenceMs: silence * 1000 }),
    );
  } finally {
    await cluster.remove();
  }
}

async function killAgainAndAgain({
  cluster,
  kills,
}: {
  cluster: BareCluster;
  kills: number;
}): Promise<Check[]> {
  let database = await cluster.start();
  const { url } = database;
  const product = await startProduct({
    dataDir: '',
    settings: { DATABASE_URL: url, RATE_LIMIT_SCALE: '100000' },
  });
  const writers = startWriters({ baseUrl: product.baseUrl, clients: CLIENTS });
  const returns: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await delay(500 + Math.random() * 2_500);
      await database.server.kill();
      database = await cluster.start({ port: Number(new URL(url).port) });
      returns.push(await waitUntilAllServed(writers));
    }
    await writers.stop();
    return [...(await judge({ writers, url })), describeReturn(returns)];
  } finally {
    await writers.stop();
    await product.stop();
    await database.server.stop();
  }
}

async function fallSilent({
  cluster,
  silenceMs,
}: {
  cluster: BareCluster;
  silenceMs: number;
}): Promise<Check[]> {
  const database = await cluster.start();
  const { hostname, port } = new URL(database.url);
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const product = await startProduct({
    dataDir: '',
    settings: { DATABASE_URL: proxy.through(database.url), RATE_LIMIT_SCALE: '100000', DB_POOL: '5' },
  });
  const writers = startWriters({ baseUrl: product.baseUrl, clients: CLIENTS });
  try {
    await waitUntilAllServed(writers);
    proxy.swallow();
    await delay(silenceMs);
    proxy.heal();
    const returned = await waitUntilAllServed(writers);
    await writers.stop();
    return [...(await judge({ writers, url: database.url })), describeReturn([returned])];
  } finally {
    await writers.stop();
    await product.stop();
    await proxy.close();
    await database.server.stop();
  }
}

/** From now until each client has been answered with success again, in seconds; gives up after four bounds. */
async function waitUntilAllServed(writers: Writers): Promise<number> {
  const startedAt = performance.now();
  writers.forgetServed();
  while (writers.countServed() < CLIENTS && performance.now() - startedAt < 4_000 * BACK_WITHIN_S)
    await delay(20);
  return (performance.now() - startedAt) / 1000;
}

async function judge({ writers, url }: { writers: Writers; url: string }): Promise<Check[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from users');
  await client.end();
  const known = new Set(rows.map(({ email }) => email));
  const lost = writers.succeeded().filter((email) => !known.has(email)).length;
  const [refused, wrong] = [writers.countRefused(), writers.listWrong()];
  return [
    ['answered with success', String(writers.succeeded().length), '', true],
    ['answered 503 with Retry-After', String(refused), '', true],
    [
      'any other answer, or none',
      wrong.length === 0 ? '0' : `${String(wrong.length)}: ${[...new Set(wrong)].join(', ')}`,
      '0',
      wrong.length === 0,
    ],
    ['successes that are not in the database', String(lost), '0', lost === 0],
  ];
}

function describeReturn(seconds: readonly number[]): Check {
  const longest = Math.max(...seconds);
  return [
    'longest until all clients are served again',
    `${longest.toFixed(1)} s`,
    `≤ ${String(BACK_WITHIN_S)} s`,
    longest <= BACK_WITHIN_S,
  ];
}

function report(title: string, checks: readonly Check[]): void {
  printTable({
    title: `${title}, ${String(CLIENTS)} writing clients`,
    columns: ['promise', 'measured', 'bound', ''],
    rows: checks.map(([promise, measured, bound, isKept]) => [
      promise,
      measured,
      bound,
      isKept ? 'kept' : 'BROKEN',
    ]),
  });
  if (checks.some(([, , , isKept]) => !isKept)) throw new Error('A promise was broken');
}
