import { api } from '@citato/contract';
import pg from 'pg';
import { withBareDatabase } from '../bare-database.ts';
import { openAccount } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { median, quantile } from '../quantile.ts';
import { startProduct } from '../start-product.ts';
import { seedPlatform } from './seed-platform.ts';

const EMAIL = 'capo@esempio.it';
const USERS = 10_000;
const ROUNDS = 40;
const WARM_UP = 5;
const BOUNDS = { listMs: 300, statsMs: 500, otherMs: 500 };
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * `npm run bench -- admin [ANSWERS]`: what an administrator waits for on a platform of 10,000 accounts and so many answers
 * (1,000,000), one request after the other.
 */
export async function run([answers = '1000000']: string[]): Promise<void> {
  await withBareDatabase(({ url }) => measure({ url, answers: Number(answers) }));
}

async function measure({ url, answers }: { url: string; answers: number }): Promise<void> {
  const product = await startProduct({
    dataDir: '',
    settings: { DATABASE_URL: url, ADMIN_EMAILS: EMAIL, ROLE: 'all', SCHEDULER_TICK_S: '3600' },
  });
  try {
    const { accessToken } = await openAccount({ baseUrl: product.baseUrl, email: EMAIL });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const startedAt = performance.now();
    await seedPlatform(client, { users: USERS, answers });
    const { rows } = await client.query<{ users: string; answers: string }>(
      'select (select count(*) from users) as users, (select count(*) from analysis_results) as answers',
    );
    await client.end();
    const [counted] = rows;
    console.log(
      `${String(counted?.users)} accounts, ${String(counted?.answers)} answers, made in ${seconds(startedAt)} s\n`,
    );
    const timed: string[][] = [];
    for (const request of listRequests()) timed.push(await time(request, { product, accessToken }));
    printTable({
      title: `An administrator waits, ${String(ROUNDS)} rounds`,
      columns: ['request', 'median', 'p95', 'bound', ''],
      rows: timed,
    });
  } finally {
    await product.stop();
  }
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0);

interface Request {
  readonly name: string;
  readonly path: string;
  readonly boundMs: number;
}

function listRequests(): Request[] {
  const now = Date.now();
  const year = `startDate=${new Date(now - YEAR_MS).toISOString()}&endDate=${new Date(now).toISOString()}`;
  const lists: [string, string][] = [
    ['users', ''],
    ['users, page 300 by address', '?sort=email&page=300'],
    ['users, by last analysis', '?sort=lastAnalysis'],
    ['users, by next analysis', '?sort=nextAnalysis&page=40'],
    ['users, searched', '?search=della%20valle'],
    ['users, who pay for pro', '?plan=pro&status=active'],
  ];
  return [
    ...lists.map(([name, query]) => ({
      name,
      path: api.listUsers.path + query,
      boundMs: BOUNDS.listMs,
    })),
    { name: 'statistics over a year', path: `${api.getAdminStats.path}?${year}`, boundMs: BOUNDS.statsMs },
    ...[api.getPipeline, api.countStuckPrompts, api.getExpenses, api.listAudit, api.getEmailAnalytics].map(
      ({ path }) => ({ name: path, path, boundMs: BOUNDS.otherMs }),
    ),
  ];
}

async function time(
  { name, path, boundMs }: Request,
  { product, accessToken }: { product: { baseUrl: string }; accessToken: string },
): Promise<string[]> {
  const samples: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(product.baseUrl + path, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered ${String(answer.status)}`);
    if (round >= 0) samples.push(performance.now() - startedAt);
  }
  const p95 = quantile(samples, 0.95);
  const verdict = p95 <= boundMs ? 'holds' : 'TOO SLOW';
  return [
    name,
    `${median(samples).toFixed(0)} ms`,
    `${p95.toFixed(0)} ms`,
    `≤ ${String(boundMs)} ms`,
    verdict,
  ];
}
