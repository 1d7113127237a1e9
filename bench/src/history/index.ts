import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runCommand } from '../../../scripts/run-command.ts';
import { withBareDatabase } from '../bare-database.ts';
import { readCpuSeconds } from '../child-process.ts';
import { printTable } from '../print-table.ts';
import { median } from '../quantile.ts';
import { HISTORY_MS, ROUNDS } from './bounds.ts';
import { CHARTS, type Chart, UNMERGED } from './charts.ts';
import { timeCharts } from './time-charts.ts';
import { copyRows, makeRoom, multiplyAnswers, rewriteRows, writeAnswers, writeJson } from './seed-year.ts';

const PROMPTS = 150;
/** At most this part of what a year took as JSON. */
const SIZE_BOUND = 1 / 5;

/**
 * `npm run bench -- history [DAYS]`: what so many days (365) of 150 prompts and five engines take on disk, as JSON a day
 * and as months, and how long the data of any chart takes. Two prompts are counted by the product from raw answers, the
 * others are copies of theirs.
 */
export async function run([days = '365']: string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  try {
    await withBareDatabase(({ url, server: { pid } }) => measure({ url, pid, dataDir, days: Number(days) }));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Measured {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  readonly days: number;
}

async function measure({ url, pid, dataDir, days }: Measured): Promise<void> {
  await runScript(url, ['seed:demo', '--', '1']);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await writeAnswers(client, days);
    await client.query(
      'delete from monthly_tallies; delete from monthly_sources; delete from monthly_answers',
    );
    const startedAt = performance.now();
    await runScript(url, ['rebuild:rollups']);
    const rebuildS = (performance.now() - startedAt) / 1000;
    await client.query(`create unlogged table bench_own as select distinct name from mentions where is_own`);
    await writeJson(client);
    await makeRoom(client, PROMPTS);
    for (const table of ['bench_days', 'monthly_tallies', 'monthly_sources', 'monthly_answers'])
      await copyRows(client, { table });
    const mergedAt = performance.now();
    await runScript(url, ['rebuild:rollups', '--', 'companies']);
    const mergeS = (performance.now() - mergedAt) / 1000;
    await rewriteRows(client, { table: 'monthly_tallies' });
    await client.query('vacuum analyze company_months, company_month_names');
    await printSizes(client, days);
    await client.query('truncate bench_days');
    const title = `A chart’s data over ${String(days)} days (bound: ${String(HISTORY_MS)} ms, the median of ${String(ROUNDS)})`;
    const timed = { database: { url, pid }, dataDir };
    await timeCharts(client, { title: `Views of ${String(days)} days, nothing cached`, ...timed });
    await printCharts(client, { title, charts: CHARTS });
    await printCharts(client, {
      title: 'All prompts without the months of companies',
      charts: UNMERGED,
      boundMs: Infinity,
    });
    await multiplyAnswers(client);
    await timeCharts(client, { title: 'The same views with five times the raw answers', ...timed });
    await printCharts(client, { title: 'The same with five times the raw answers', charts: CHARTS });
    console.log(
      `Two prompts were added up anew from their answers in ${rebuildS.toFixed(1)} s, the start of the command included; ` +
        `the months of a company with all prompts in ${mergeS.toFixed(1)} s.\n`,
    );
  } finally {
    await client.end();
  }
}

async function runScript(url: string, args: string[]): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: 'npm',
    args: ['run', '-s', ...args],
    env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  if (exitCode !== 0) throw new Error(output);
}

async function printSizes(client: pg.Client, days: number): Promise<void> {
  const cells = days * PROMPTS * 5;
  const readMb = async (...tables: string[]) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select sum(pg_total_relation_size(name::regclass)) as bytes from unnest($1::text[]) name',
      [tables],
    );
    return Number(rows[0]?.bytes) / 1e6;
  };
  const before = await readMb('bench_days');
  const [tallies, sources] = [await readMb('monthly_tallies'), await readMb('monthly_sources')];
  const companies = await readMb('company_months', 'company_month_names');
  const answers = await readMb('monthly_answers');
  const all = tallies + sources + companies;
  const row = (name: string, mb: number) => [
    name,
    `${mb.toFixed(1)} MB`,
    ((mb * 1e6) / cells).toFixed(0),
    `${((mb / before) * 100).toFixed(1)} %`,
  ];
  printTable({
    title: `On disk with indexes: ${String(days)} days, ${String(PROMPTS)} prompts, 5 engines (bound: 20 %)`,
    columns: ['rollups', 'size', 'bytes a prompt, day and engine', 'of JSON'],
    rows: [
      row('a JSON a day and engine', before),
      row('monthly_tallies', tallies),
      row('monthly_sources (not stored before)', sources),
      row('company_months and their names', companies),
      row('all of these', all),
      row('monthly_answers, whom and what each names', answers),
    ],
  });
  if (all > before * SIZE_BOUND) process.exitCode = 1;
}

async function printCharts(
  client: pg.Client,
  { title, charts, boundMs = HISTORY_MS }: { title: string; charts: readonly Chart[]; boundMs?: number },
): Promise<void> {
  const { rows: backends } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = backends[0]?.pid ?? 0;
  const rows: string[][] = [];
  for (const { name, prompts, sql } of charts) {
    let points = (await client.query(sql, [prompts])).rows.length;
    const times: number[] = [];
    const cpuBefore = await readCpuSeconds(pid);
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      points = (await client.query(sql, [prompts])).rows.length;
      times.push(performance.now() - startedAt);
    }
    const cpuMs = (((await readCpuSeconds(pid)) - cpuBefore) / ROUNDS) * 1000;
    if (median(times) > boundMs) process.exitCode = 1;
    rows.push([
      name,
      String(prompts),
      String(points),
      `${cpuMs.toFixed(0)} ms`,
      `${median(times).toFixed(0)} ms`,
    ]);
  }
  printTable({
    title,
    columns: ['chart', 'prompts', 'points', 'server’s processor', `median of ${String(ROUNDS)}`],
    rows,
  });
}
