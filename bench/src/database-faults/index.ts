import { setTimeout as delay } from 'node:timers/promises';
import { startTcpProxy } from '../../../server/test/stand-ins/tcp-proxy.ts';
import { type BareCluster, createBareCluster } from '../bare-database.ts';
import { startProduct } from '../start-product.ts';
import { type Check, describeReturn, judge, report, waitUntilAllServed } from './judge-writers.ts';
import { startWriters } from './writers.ts';

const CLIENTS = 12;
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
    report(
      `PostgreSQL killed ${String(kills)} times, ${String(CLIENTS)} writing clients`,
      await killAgainAndAgain({ cluster, kills }),
    );
    report(
      `${String(silence)} s of a silent network, ${String(CLIENTS)} writing clients`,
      await stopAnswering({ cluster, silenceMs: silence * 1000 }),
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
      returns.push(await waitUntilAllServed(writers, CLIENTS));
    }
    await writers.stop();
    return [...(await judge({ writers, url })), describeReturn(returns)];
  } finally {
    await writers.stop();
    await product.stop();
    await database.server.stop();
  }
}

async function stopAnswering({
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
    await waitUntilAllServed(writers, CLIENTS);
    proxy.swallow();
    await delay(silenceMs);
    proxy.heal();
    const returned = await waitUntilAllServed(writers, CLIENTS);
    await writers.stop();
    return [...(await judge({ writers, url: database.url })), describeReturn([returned])];
  } finally {
    await writers.stop();
    await product.stop();
    await proxy.close();
    await database.server.stop();
  }
}
