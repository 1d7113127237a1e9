import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { api } from '@citato/contract';
import { runCommand } from '../../../scripts/run-command.ts';
import { withBareDatabase } from '../bare-database.ts';
import { readCpuSeconds, readPeakMemoryMb } from '../child-process.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';
import { writeLog } from './write-log.ts';

const MEGABYTE = 1_000_000;
/** The pace a log has to be counted at, by one core. */
const MIN_PACE = 40;
/** What counting may add to the memory of the process, however long the log. */
const MAX_ADDED_MB = 200;
const DEMO = { email: 'demo@citato.example', password: 'Demo-Citato-2026' };

/** `npm run bench -- access-log [MEGABYTES]`: how fast the product counts a log (1,000 MB) as it arrives, by the time of its processor, and in how much memory. */
export async function run([megabytes = '1000']: string[]): Promise<void> {
  await withBareDatabase(async ({ url }) => {
    const settings = { DATABASE_URL: url };
    const seeded = await runCommand({
      command: 'npm',
      args: ['run', '-s', 'seed:demo', '--', '1'],
      env: { ...settings, LOG_LEVEL: 'warn' },
    });
    if (seeded.exitCode !== 0) throw new Error(seeded.output);
    const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
    const product = await startProduct({ dataDir, settings });
    try {
      await measure({ ...product, bytes: Number(megabytes) * MEGABYTE });
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}

async function measure({
  baseUrl,
  pid,
  bytes,
}: {
  baseUrl: string;
  pid: number;
  bytes: number;
}): Promise<void> {
  const send = await signIn(baseUrl);
  await send(Readable.from(writeLog(MEGABYTE, 0)));
  const rows: string[][] = [];
  for (const [place, name] of ['plain', 'gzip'].entries()) {
    const log = Readable.from(writeLog(bytes, place + 1));
    const [cpuBefore, memoryBefore] = [await readCpuSeconds(pid), await readPeakMemoryMb(pid)];
    const lines = await send(name === 'gzip' ? log.pipe(createGzip({ level: 1 })) : log);
    const seconds = (await readCpuSeconds(pid)) - cpuBefore;
    const addedMb = (await readPeakMemoryMb(pid)) - memoryBefore;
    const pace = bytes / MEGABYTE / seconds;
    if (pace < MIN_PACE || addedMb > MAX_ADDED_MB) process.exitCode = 1;
    rows.push([
      name,
      String(lines),
      `${seconds.toFixed(1)} s`,
      `${pace.toFixed(0)} MB/s`,
      `${addedMb.toFixed(0)} MB`,
    ]);
  }
  printTable({
    title: `Access logs of ${String(bytes / MEGABYTE)} MB (bounds: ${String(MIN_PACE)} MB/s, ${String(MAX_ADDED_MB)} MB)`,
    columns: ['log', 'lines', 'processor', 'pace', 'memory added'],
    rows,
  });
}

/** What sends a log to the demo's first company; gives its lines. */
async function signIn(baseUrl: string): Promise<(log: Readable) => Promise<number>> {
  const signed = await post(baseUrl + api.signIn.path, DEMO);
  const { accessToken } = api.signIn.responses[200].parse(await signed.json());
  const headers = { authorization: `Bearer ${accessToken}` };
  const list = await fetch(baseUrl + api.listCompanies.path, { headers });
  const [company] = api.listCompanies.responses[200].parse(await list.json()).companies;
  const url = baseUrl + api.sendAccessLog.path.replace(':companyId', company?.id ?? '');
  return async (log) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: log,
      duplex: 'half',
    });
    if (!answer.ok) throw new Error(await answer.text());
    return api.sendAccessLog.responses[200].parse(await answer.json()).log.lines;
  };
}
