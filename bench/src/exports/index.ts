import { api } from '@citato/contract';
import { runCommand } from '../../../scripts/run-command.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { withBareDatabase } from '../bare-database.ts';
import { readCpuSeconds, readMemoryMb } from '../child-process.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';

/** The pace of a CSV by the time of the product's own processor. */
const MIN_ROWS_PER_SECOND = 20_000;
/** What writing a file may add to the memory of the process, however long the file. */
const MAX_ADDED_MB = 40;
const FORMATS = ['csv', 'rfc4180', 'jsonl', 'xlsx'] as const;
const DEMO = { email: 'demo@citato.example', password: 'Demo-Citato-2026' };
const LOOK_EVERY_MS = 50;

/** `npm run bench -- exports [ANSWERS]`: how fast a company's answers (1,000,000 of 1,200 characters) leave as each kind of file, and in how much memory. */
export async function run([count = '1000000']: string[]): Promise<void> {
  await withBareDatabase(async ({ url }) => {
    const seeded = await runCommand({
      command: 'npm',
      args: ['run', '-s', 'seed:demo', '--', '1'],
      env: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
    });
    if (seeded.exitCode !== 0) throw new Error(seeded.output);
    const companyId = await writeAnswers(url, Number(count));
    const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
    const product = await startProduct({
      dataDir,
      settings: { DATABASE_URL: url, SCHEDULER_TICK_S: '3600' },
    });
    try {
      await measure({ ...product, companyId });
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}

/** One answer of the demo so many times, each with a text, over a month; gives its company. */
async function writeAnswers(url: string, count: number): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ company_id: string }>(
      `with one as (select r.*, t.text from analysis_results r join answer_texts t on t.result_id = r.id order by r.id limit 1),
        many as (insert into analysis_results (id, company_id, analysis_id, prompt_id, engine, sample, model, status, day,
          brand_present, brand_position, latency_ms, created_at)
          select gen_random_uuid(), company_id, analysis_id, prompt_id, engine, 1000 + n, model, status, day, n % 3 = 0,
            n % 7, latency_ms, created_at - n * interval '1 millisecond' from one, generate_series(1, $1::int) as n
          returning id, company_id, prompt_id, created_at),
        texts as (insert into answer_texts (result_id, company_id, prompt_id, text, created_at)
          select many.id, many.company_id, many.prompt_id, left(repeat(one.text || E'\\n', 8), 1200), many.created_at
          from many, one returning 1)
      select company_id from one`,
      [count],
    );
    await client.query('analyze analysis_results; analyze answer_texts');
    return rows[0]?.company_id ?? '';
  } finally {
    await client.end();
  }
}

async function measure({
  baseUrl,
  pid,
  companyId,
}: {
  baseUrl: string;
  pid: number;
  companyId: string;
}): Promise<void> {
  const signed = await post(baseUrl + api.signIn.path, DEMO);
  const { accessToken } = api.signIn.responses[200].parse(await signed.json());
  const path = api.exportTable.path.replace(':companyId', companyId).replace(':table', 'answers');
  const load = async (format: string, limit = Infinity) => {
    const leave = new AbortController();
    const answer = await fetch(`${baseUrl}${path}?format=${format}`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: leave.signal,
    });
    if (!answer.ok || answer.body === null) throw new Error(await answer.text());
    let [bytes, lines] = [0, 0];
    const body: AsyncIterable<Uint8Array> = answer.body;
    for await (const piece of body) {
      bytes += piece.length;
      for (const byte of piece) if (byte === 10) lines += 1;
      if (lines >= limit) break;
    }
    leave.abort();
    return { bytes, lines };
  };
  // What a process needs at its first file is no matter of how long a file is.
  for (const format of FORMATS) await load(format, 5_000);
  const rows: string[][] = [];
  for (const format of FORMATS) {
    const idleMb = await readMemoryMb(pid);
    let mostMb = idleMb;
    const looking = setInterval(
      () => void readMemoryMb(pid).then((mb) => (mostMb = Math.max(mostMb, mb))),
      LOOK_EVERY_MS,
    );
    const [cpuBefore, startedAt] = [await readCpuSeconds(pid), performance.now()];
    const { bytes, lines } = await load(format);
    const seconds = (await readCpuSeconds(pid)) - cpuBefore;
    const wallSeconds = (performance.now() - startedAt) / 1_000;
    clearInterval(looking);
    const count = format === 'xlsx' ? Number(rows[0]?.[1] ?? 0) : lines;
    const [pace, addedMb] = [count / seconds, mostMb - idleMb] as const;
    if (addedMb > MAX_ADDED_MB || (format === 'csv' && pace < MIN_ROWS_PER_SECOND)) process.exitCode = 1;
    rows.push([
      format,
      String(count),
      `${(bytes / 1_000_000).toFixed(0)} MB`,
      `${pace.toFixed(0)} rows/s`,
      `${(count / wallSeconds).toFixed(0)} rows/s`,
      `${addedMb.toFixed(0)} MB`,
    ]);
  }
  printTable({
    title: `A company's answers as files (bounds: ${String(MIN_ROWS_PER_SECOND)} rows/s of processor for CSV, ${String(MAX_ADDED_MB)} MB above idle)`,
    columns: ['format', 'rows', 'size', 'by processor', 'by clock', 'memory added'],
    rows,
  });
}
