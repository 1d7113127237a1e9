import type pg from 'pg';
import { StartupError } from '#lib/startup-error';
import { withConnection } from './connection.ts';

const OLDEST_VERSION = 15;
const LONGEST_CHECK_MS = 4_000;

const REASONS: Record<string, string> = {
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'does not exist',
  '08P01':
    'leads through a pooler that keeps no session: name PostgreSQL’s own address in DATABASE_DIRECT_URL',
  ECONNREFUSED: 'does not answer: nothing listens there',
  ENOTFOUND: 'does not answer: the host is unknown',
  ETIMEDOUT: 'does not answer in time',
};

export type AddressVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/**
 * Does `work` on a connection of its own. Where the database cannot be used, the error tells so in one line.
 * The work itself takes what time it needs.
 */
export async function withUsableServer<Result>(
  { url, variable = 'DATABASE_URL' }: { url: string; variable?: AddressVariable },
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const address = { url, variable, statementTimeoutMs: LONGEST_CHECK_MS };
  return withServer(address, async (client, { version }) => {
    if (version < OLDEST_VERSION) {
      throw new StartupError(
        `${variable}: ${describe(url)} is PostgreSQL ${String(version)}; expected ${String(OLDEST_VERSION)} or newer.`,
      );
    }
    await client.query('set statement_timeout = 0');
    return work(client);
  });
}

/** Events that are announced in one database and listened for in another would be lost without a word. */
export async function assertSameDatabase({
  url,
  directUrl,
}: {
  url: string;
  directUrl: string;
}): Promise<void> {
  const pooled = await findPlace({ url, variable: 'DATABASE_URL' });
  const direct = await findPlace({ url: directUrl, variable: 'DATABASE_DIRECT_URL' });
  if (pooled === direct) return;
  throw new StartupError(
    `DATABASE_DIRECT_URL: ${describe(directUrl)} is not the database to which DATABASE_URL leads (${describe(url)}).`,
  );
}

const findPlace = (address: Address) => withServer(address, (_client, { place }) => Promise.resolve(place));

interface Identity {
  readonly version: number;
  /** Of no other server and no other database of this one: when it started, where it keeps the database. */
  readonly place: string;
}

async function readIdentity(client: pg.Client): Promise<Identity> {
  const { rows } = await client.query<Identity>(
    `select current_setting('server_version_num')::int / 10000 as version,
      extract(epoch from pg_postmaster_start_time()) || ' ' || (select oid from pg_database where datname = current_database()) as place`,
  );
  return rows[0] ?? { version: 0, place: '' };
}

interface Address {
  readonly url: string;
  readonly variable: AddressVariable;
  /** Asked for where a session of its own is needed. */
  readonly statementTimeoutMs?: number;
}

/** Connects and reads what the server is; where that fails, the error names the variable and the reason in one line. */
async function withServer<Result>(
  { variable, ...address }: Address,
  work: (client: pg.Client, identity: Identity) => Promise<Result>,
): Promise<Result> {
  const refuse = (error: unknown): never => {
    throw new StartupError(`${variable}: ${describe(address.url)} ${reasonOf(error)}.`, { cause: error });
  };
  const options = { ...address, applicationName: 'citato-start', onRefused: refuse };
  return withConnection(options, async (client) => work(client, await readIdentity(client).catch(refuse)));
}

function reasonOf(error: unknown): string {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  return REASONS[code] ?? `cannot be used: ${inner instanceof Error ? inner.message : String(inner)}`;
}

/** The address without user and password. */
function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database ${host}${pathname}`;
}
