import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { createApp } from '#app/create-app';
import { readConfig } from '#app/config';
import { DEMO_EMAILS, DEMO_PASSWORD } from '#app/demo/demo-accounts';
import type { Context } from '#platform/context';
import { createEndpointCaller, type EndpointCaller } from '../call-endpoint.ts';

/** The product over one of the databases that are compared, with the demo’s customer signed in. */
export interface Side extends EndpointCaller {
  readonly ctx: Context;
  readonly as: { accessToken: string };
  readonly companyId: string;
  /** Of that company, which has most of them. */
  readonly promptIds: readonly string[];
  readonly versions: string;
  /** Of the server and, on a cluster, of each node: what decides how long a commit takes. */
  readonly durability: readonly string[];
  stop(): Promise<void>;
}

export async function openSide(databaseUrl: string): Promise<Side> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
  });
  const app = await createApp({ config });
  const caller = createEndpointCaller(app.server);
  const { body: signedIn } = await caller.call(api.signIn, {
    body: { email: DEMO_EMAILS.customer, password: DEMO_PASSWORD },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const as = { accessToken: signedIn.accessToken };
  const { body } = await caller.call(api.listCompanies, { as });
  const [company] = body.companies.toSorted((a, b) => b.prompts.length - a.prompts.length);
  if (company === undefined) throw new Error('The demo’s customer has no company');
  return {
    ...caller,
    ctx: app.ctx,
    as,
    companyId: company.id,
    promptIds: company.prompts.map(({ id }) => id),
    versions: await describeVersions(app.ctx),
    durability: await listDurability(app.ctx),
    stop: () => app.stop(),
  };
}

/** What is compared is named with its version, and has to be of one size. */
async function describeVersions({ db }: Context): Promise<string> {
  const { rows } = await db.execute<{
    version: string;
    citus: string;
    answers: number;
    mentions: number;
  }>(sql`
    select current_setting('server_version') as version,
      coalesce((select 'Citus ' || extversion from pg_extension where extname = 'citus'), 'alone') as citus,
      (select count(*)::int from analysis_results) as answers,
      (select count(*)::int from mentions) as mentions`);
  const [found] = rows;
  if (found === undefined) throw new Error('The database says nothing of itself');
  return `PostgreSQL ${found.version}, ${found.citus}: ${String(found.answers)} answers, ${String(found.mentions)} mentions`;
}

const DURABILITY = `concat_ws(', ', 'fsync ' || current_setting('fsync'),
  'synchronous_commit ' || current_setting('synchronous_commit'),
  'full_page_writes ' || current_setting('full_page_writes'), 'wal_level ' || current_setting('wal_level'))`;

async function listDurability({ db, nodes }: Context): Promise<string[]> {
  const { rows } = await db.execute<{ settings: string }>(sql`select ${sql.raw(DURABILITY)} as settings`);
  const ofNodes = nodes.isSpread
    ? await db.execute<{ settings: string }>(
        sql`select result as settings from run_command_on_workers(${`select ${DURABILITY}`})`,
      )
    : { rows: [] };
  return [...rows, ...ofNodes.rows].map(({ settings }) => settings);
}
