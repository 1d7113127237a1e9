import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';
import { openDemoAccount, postJson, type Account } from '../analysis/account.ts';
import { readMemoryMb } from '../child-process.ts';
import { printTable } from '../print-table.ts';
import { median, quantile } from '../quantile.ts';
import { startProduct } from '../start-product.ts';

const PROMPTS = 20;
const WARM_REPORTS = 15;
const AT_ONCE = 50;
const READ_EVERY_MS = 20;
const QUIET_MS = 3_000;
const ANALYSED_WITHIN_MS = 120_000;

interface Timed {
  readonly status: number;
  readonly ms: number;
}

/** Reports of twenty prompts, one after the other and fifty at once, while other requests keep being answered. */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const product = await startProduct({ dataDir, settings: { DEMO_ENGINE_LATENCY_MS: '0' } });
  try {
    const account = await openDemoAccount({ baseUrl: product.baseUrl, dataDir });
    const companyId = await createAnalysedCompany(account);
    const report = () => time(() => get(account, api.exportReport.path.replace(':companyId', companyId)));
    const first = await report();
    const warm: Timed[] = [];
    while (warm.length < WARM_REPORTS) warm.push(await report());
    printReports({ first, warm });

    const quiet = await readUntil({ account, pid: product.pid, until: delay(QUIET_MS) });
    const flood = Promise.all(Array.from({ length: AT_ONCE }, report));
    const busy = await readUntil({ account, pid: product.pid, until: flood });
    printFlood({ quiet, busy, reports: await flood });
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function createAnalysedCompany(account: Account): Promise<string> {
  const prompts = Array.from({ length: PROMPTS }, (_, index) => ({
    text: `Qual è il miglior hosting per un negozio online, domanda ${String(index + 1)}?`,
  }));
  const company = { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.example' };
  const url = `${account.baseUrl}${api.createCompany.path}`;
  const answer = await postJson(url, { company, prompts }, account.accessToken);
  if (answer.status !== 201)
    throw new Error(`The company was answered ${answer.status}: ${await answer.text()}`);
  const created = api.createCompany.responses[201].parse(await answer.json()).company;
  const deadline = Date.now() + ANALYSED_WITHIN_MS;
  while (Date.now() < deadline) {
    const list = await get(account, api.listCompanies.path);
    const { companies } = api.listCompanies.responses[200].parse(await list.json());
    const found = companies.find(({ id }) => id === created.id);
    if (found?.prompts.every(({ monitoringData }) => monitoringData.length > 0)) return created.id;
    await delay(200);
  }
  throw new Error('The prompts were not analysed in time');
}

/** Small requests of the same account, evenly, and the memory of the process beside them. */
async function readUntil({
  account,
  pid,
  until,
}: {
  account: Account;
  pid: number;
  until: Promise<unknown>;
}): Promise<{ calls: Timed[]; memoryMb: number }> {
  const over = new AbortController();
  void until.finally(() => {
    over.abort();
  });
  const running: Promise<Timed>[] = [];
  const memoryMb = [await readMemoryMb(pid)];
  while (!over.signal.aborted) {
    running.push(time(() => get(account, api.getOwnProfile.path)));
    if (running.length % 10 === 0) memoryMb.push(await readMemoryMb(pid));
    await delay(READ_EVERY_MS);
  }
  return { calls: await Promise.all(running), memoryMb: Math.max(...memoryMb) };
}

function get({ baseUrl, accessToken }: Account, path: string): Promise<Response> {
  return fetch(baseUrl + path, { headers: { authorization: `Bearer ${accessToken}` } });
}

async function time(call: () => Promise<Response>): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedAt };
}

const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;

function printReports({ first, warm }: { first: Timed; warm: readonly Timed[] }): void {
  const times = warm.map(({ ms }) => ms);
  printTable({
    title: `Report of ${String(PROMPTS)} prompts (bound: 1000 ms after the first)`,
    columns: ['', 'first', 'median', 'p95', 'max'],
    rows: [
      [
        'from GET to the last byte',
        inMs(first.ms),
        ...[median(times), quantile(times, 0.95), quantile(times, 1)].map(inMs),
      ],
    ],
  });
  if (median(times) > 1000 || [first, ...warm].some(({ status }) => status !== 200)) process.exitCode = 1;
}

function printFlood({
  quiet,
  busy,
  reports,
}: {
  quiet: { calls: readonly Timed[]; memoryMb: number };
  busy: { calls: readonly Timed[]; memoryMb: number };
  reports: readonly Timed[];
}): void {
  const row = (what: string, { calls, memoryMb }: { calls: readonly Timed[]; memoryMb: number }) => {
    const times = calls.map(({ ms }) => ms);
    const failed = calls.filter(({ status }) => status !== 200).length;
    return [
      what,
      String(calls.length),
      String(failed),
      ...[0.5, 0.95, 1].map((share) => inMs(quantile(times, share))),
      `${memoryMb.toFixed(0)} MB`,
    ];
  };
  const made = reports.filter(({ status }) => status === 200);
  const refused = reports.filter(({ status }) => status === 503);
  printTable({
    title: `${String(AT_ONCE)} reports at once: ${String(made.length)} made, ${String(refused.length)} refused with 503 (bounds: others p95 300 ms, + 300 MB)`,
    columns: ['other requests', 'n', 'failed', 'p50', 'p95', 'max', 'memory'],
    rows: [row('before', quiet), row('meanwhile', busy)],
  });
  const p95 = quantile(
    busy.calls.map(({ ms }) => ms),
    0.95,
  );
  const isOdd = made.length + refused.length !== AT_ONCE || busy.calls.some(({ status }) => status !== 200);
  if (isOdd || p95 > 300 || busy.memoryMb - quiet.memoryMb > 300) process.exitCode = 1;
}
