import { api } from '@citato/contract';
import type pg from 'pg';
import { readCpuSeconds, readFamilyCpuSeconds } from '../child-process.ts';
import { printTable } from '../print-table.ts';
import { median, quantile } from '../quantile.ts';
import { startProduct } from '../start-product.ts';
import { GAPS_MS, HISTORY_MS, ROUNDS } from './bounds.ts';

const DEMO = { email: 'demo@citato.example', password: 'Demo-Citato-2026' };
/** Answers that are asked for before the clock runs: code is compiled by then. */
const WARM_UP = 10;

const HISTORY = api.getCompanyHistory.path;
const GAPS = api.getSourceGaps.path;
interface View {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly boundMs: number | null;
}
const VIEWS: readonly View[] = [
  { name: 'Andamento, 4 weeks', path: HISTORY, query: 'period=4w', boundMs: HISTORY_MS },
  { name: 'Andamento, 12 weeks', path: HISTORY, query: 'period=12w', boundMs: HISTORY_MS },
  { name: 'Andamento, a year', path: HISTORY, query: 'period=year', boundMs: HISTORY_MS },
  { name: 'Perché loro, 4 weeks', path: GAPS, query: 'period=4w', boundMs: GAPS_MS },
  { name: 'Perché loro, 12 weeks', path: GAPS, query: 'period=12w', boundMs: GAPS_MS },
  { name: 'Perché loro, a year', path: GAPS, query: 'period=year', boundMs: GAPS_MS },
  { name: 'prompt by prompt, a year', path: api.listPromptGaps.path, query: 'period=year', boundMs: null },
  { name: 'what answers say of the company', path: api.listClaims.path, query: '', boundMs: null },
  { name: 'the own site and its cited pages', path: api.getSiteCheck.path, query: '', boundMs: null },
  { name: 'the plan', path: api.getActionPlan.path, query: '', boundMs: null },
  { name: 'what came after done actions', path: api.listActionEffects.path, query: '', boundMs: null },
];

/**
 * How long the product takes for each view of a company, none of it cached: the median is judged. What processors it and
 * the database use is printed beside it.
 */
export async function timeCharts(
  client: pg.Client,
  { title, database, dataDir }: { title: string; database: { url: string; pid: number }; dataDir: string },
): Promise<void> {
  const product = await startProduct({ dataDir, settings: { DATABASE_URL: database.url, ROLE: 'web' } });
  try {
    const headers = { authorization: `Bearer ${await signIn(product.baseUrl)}` };
    const { rows: companies } = await client.query<{ id: string }>(
      'select company_id as id from bench_prompts limit 1',
    );
    const companyId = companies[0]?.id ?? '';
    const ask = async ({ path, query }: View): Promise<number> => {
      // Whatever was cached is out of date.
      await client.query('update list_revisions set revision = revision + 1');
      const url = `${product.baseUrl}${path.replace(':companyId', companyId)}?${query}`;
      const startedAt = performance.now();
      const answer = await fetch(url, { headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${url}: ${text}`);
      return performance.now() - startedAt;
    };
    const rows: string[][] = [];
    for (const view of VIEWS) {
      for (let round = 0; round < WARM_UP; round += 1) await ask(view);
      const before = await readBoth(product.pid, database.pid);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(view));
      const after = await readBoth(product.pid, database.pid);
      const each = (seconds: number) => (seconds * 1000) / ROUNDS;
      const cpuMs = each(after.product - before.product + after.database - before.database);
      if (view.boundMs !== null && median(times) > view.boundMs) process.exitCode = 1;
      rows.push([
        view.name,
        `${each(after.product - before.product).toFixed(0)} ms`,
        `${each(after.database - before.database).toFixed(0)} ms`,
        `${cpuMs.toFixed(0)} ms`,
        `${median(times).toFixed(0)} ms`,
        `${quantile(times, 0.95).toFixed(0)} ms`,
        view.boundMs === null ? '' : `≤ ${String(view.boundMs)} ms`,
      ]);
    }
    printTable({
      title,
      columns: ['view', 'product', 'database', 'processors', `median of ${String(ROUNDS)}`, 'p95', 'bound'],
      rows,
    });
  } finally {
    await product.stop();
  }
}

async function readBoth(product: number, database: number): Promise<{ product: number; database: number }> {
  return { product: await readCpuSeconds(product), database: await readFamilyCpuSeconds(database) };
}

async function signIn(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}${api.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  return api.signIn.responses[200].parse(await answer.json()).accessToken;
}
