import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@citato/contract';
import pg from 'pg';
import { customerEmail, openSeededHistory } from '../api/seed-history.ts';
import { withBareDatabase } from '../bare-database.ts';
import { checkBounds, type MeasuredBound } from '../check-bounds.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';
import { type MeasuredCommand, runMeasured } from './run-measured.ts';
import { sumTables, type TableSum } from './sum-tables.ts';

const PASSWORD = 'Demo-Citato-2026';
/** What a customer of the seeded history has: thirty prompts, twelve days, three answers. */
const ANSWERS_PER_CUSTOMER = 1_080;
/** Most of it is the program itself, compiled as it starts: the file is a stream, and memory does not grow with it. */
const MAX_MEMORY_MB = 400;

interface Measured {
  readonly backup: MeasuredCommand;
  readonly restore: MeasuredCommand;
  readonly fileBytes: number;
  readonly databaseBytes: number;
  /** From the start of the product on the restored database to a customer's dashboard. */
  readonly startSeconds: number;
  readonly before: Map<string, TableSum>;
  readonly after: Map<string, TableSum>;
}

/**
 * `npm run bench -- backup [ANSWERS]`: a database of so many answers (1,000,000) with their texts is backed up, restored
 * into an empty one, and the product starts on that. PostgreSQL adds up every table before and after.
 */
export async function run([answers = '1000000']: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citato-backup-'));
  try {
    await withBareDatabase(async ({ url }) => {
      report(await measure({ url, file: join(folder, 'copy.backup'), answers: Number(answers) }));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure({
  url,
  file,
  answers,
}: {
  url: string;
  file: string;
  answers: number;
}): Promise<Measured> {
  const restoredUrl = url.replace(/postgres$/, 'restored');
  const databaseBytes = await seed({ url, answers });
  const before = await sumTables(url);
  const backup = await runMeasured({ command: 'backup', file, databaseUrl: url });
  const restore = await runMeasured({ command: 'restore', file, databaseUrl: restoredUrl });
  // Before the product starts: a start writes, too.
  const after = await sumTables(restoredUrl);
  const startSeconds = await openDashboard(restoredUrl);
  return { backup, restore, fileBytes: (await stat(file)).size, databaseBytes, startSeconds, before, after };
}

/** Fills the database, makes the empty one beside it, and gives the size of the first. */
async function seed({ url, answers }: { url: string; answers: number }): Promise<number> {
  const history = await openSeededHistory(url);
  await history.growTo(Math.ceil(answers / ANSWERS_PER_CUSTOMER));
  await history.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop table bench_prompts, bench_results, bench_slots, bench_copies');
    await client.query('create database restored');
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(rows[0]?.bytes);
  } finally {
    await client.end();
  }
}

async function openDashboard(databaseUrl: string): Promise<number> {
  const startedAt = performance.now();
  const product = await startProduct({ dataDir: '', settings: { DATABASE_URL: databaseUrl } });
  try {
    const signedIn = await post(product.baseUrl + api.signIn.path, {
      email: customerEmail(0),
      password: PASSWORD,
    });
    const { accessToken } = api.signIn.responses[200].parse(await signedIn.json());
    const answer = await fetch(product.baseUrl + api.listCompanies.path, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { companies } = api.listCompanies.responses[200].parse(await answer.json());
    if (companies.length === 0) throw new Error('The dashboard of the restored customer is empty');
    return (performance.now() - startedAt) / 1000;
  } finally {
    await product.stop();
  }
}

function report(measured: Measured): void {
  const { backup, restore, startSeconds, before, fileBytes, databaseBytes } = measured;
  const answers = before.get('analysis_results')?.rows ?? 0;
  const rows = [...before.values()].reduce((sum, table) => sum + table.rows, 0);
  printTable({
    title:
      `${(answers / 1e6).toFixed(2)} M answers, ${(rows / 1e6).toFixed(2)} M rows, ${gigabytes(databaseBytes)} GB in ` +
      `PostgreSQL, ${gigabytes(fileBytes)} GB in the file; load of the machine ${(loadavg()[0] ?? 0).toFixed(0)}`,
    columns: ['step', 'minutes', 'most memory'],
    rows: [
      ['npm run backup', minutes(backup.seconds), megabytes(backup)],
      ['npm run restore', minutes(restore.seconds), megabytes(restore)],
      ['start, sign-in, dashboard', minutes(startSeconds), ''],
    ],
  });
  checkBounds({
    title:
      `RPO: the interval of the backups and ${minutes(backup.seconds)} minutes. ` +
      `RTO: ${minutes(restore.seconds + startSeconds)} minutes and what it takes to fetch the file.`,
    bounds: [compareTables(measured), holdsMemory('backup', backup), holdsMemory('restore', restore)],
  });
}

function compareTables({ before, after }: Measured): MeasuredBound {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const differing = names.filter((name) => {
    const [source, target] = [before.get(name), after.get(name)];
    return source?.rows !== target?.rows || source?.checksum !== target?.checksum;
  });
  return {
    name: 'tables with equal rows and checksum',
    measured: `${String(names.length - differing.length)}${differing.length > 0 ? `, not: ${differing.join(', ')}` : ''}`,
    bound: String(names.length),
    isKept: differing.length === 0 && names.length > 0,
  };
}

function holdsMemory(name: string, { peakMemoryMb }: MeasuredCommand): MeasuredBound {
  return {
    name: `memory of ${name}`,
    measured: `${peakMemoryMb.toFixed(0)} MB`,
    bound: `≤ ${String(MAX_MEMORY_MB)} MB`,
    isKept: peakMemoryMb <= MAX_MEMORY_MB,
  };
}

const minutes = (seconds: number) => (seconds / 60).toFixed(2);
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);
const megabytes = ({ peakMemoryMb }: MeasuredCommand) => `${peakMemoryMb.toFixed(0)} MB`;
