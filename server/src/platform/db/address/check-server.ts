import type pg from 'pg';
import { StartupError } from '#lib/startup-error';
import { withConnection } from '../connection.ts';
import { createDatabaseCommand, describeRefusal } from './describe-refusal.ts';
import type { AddressVariable, NamedAddress } from './named-address.ts';
import { explainFailedWork, placeOf, describe } from './server-faults.ts';

const OLDEST_VERSION = 15;
const MAX_CHECK_MS = 4_000;

/**
 * Does `work` on a connection of its own to a database that Citato can use. Where it cannot be used, the error tells so
 * in one line; so does a right that turns out to be missing. The work itself takes what time it needs.
 */
export async function withUsableServer<Result>(
  address: NamedAddress,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { url, variable = 'DATABASE_URL' } = address;
  return withServer(address, async (client, { version, encoding }) => {
    if (version < OLDEST_VERSION)
      throw new StartupError(
        `${variable}: ${describe(url)} is PostgreSQL ${String(version)}; expected ${String(OLDEST_VERSION)} or newer.`,
      );
    if (encoding !== 'UTF8') {
      const { role, database } = placeOf(url);
      const command = createDatabaseCommand({ role, database: `${database}_utf8` });
      throw new StartupError(
        `${variable}: ${describe(url)} keeps its texts in ${encoding}; expected UTF8. An encoding cannot be changed: make another database with ${command}`,
      );
    }
    return work(client).catch((error: unknown) => {
      throw explainFailedWork({ error, url, variable });
    });
  });
}

/**
 * Does `work` on a connection of its own to a database of any kind. Where it cannot be reached, the error tells so in
 * one line.
 */
export async function withServer<Result>(
  { url, variable = 'DATABASE_URL', applicationName = 'citato-start' }: NamedAddress,
  work: (client: pg.Client, identity: Identity) => Promise<Result>,
): Promise<Result> {
  const address = { url, variable, applicationName, statementTimeoutMs: MAX_CHECK_MS };
  return connect(address, async (client, identity) => {
    await client.query('set statement_timeout = 0');
    return work(client, identity);
  });
}

/** Events announced in one database and listened for in another would be lost silently. */
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

const findPlace = (address: Omit<Address, 'applicationName'>) =>
  connect({ ...address, applicationName: 'citato-start' }, (_client, { place }) => Promise.resolve(place));

interface Identity {
  readonly version: number;
  readonly encoding: string;
  /** Of no other server and no other database of this one: when it started, where it keeps the database. */
  readonly place: string;
}

async function readIdentity(client: pg.Client): Promise<Identity> {
  const { rows } = await client.query<Identity>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      extract(epoch from pg_postmaster_start_time()) || ' ' || (select oid from pg_database where datname = current_database()) as place`,
  );
  return rows[0] ?? { version: 0, encoding: '', place: '' };
}

interface Address {
  readonly url: string;
  readonly variable: AddressVariable;
  readonly applicationName: string;
  /** Asked for where a session of its own is needed. */
  readonly statementTimeoutMs?: number;
}

/** Connects and reads what the server is; where that fails, the error names the variable and the reason in one line. */
async function connect<Result>(
  { variable, ...address }: Address,
  work: (client: pg.Client, identity: Identity) => Promise<Result>,
): Promise<Result> {
  const refuse = (error: unknown): never => {
    const reason = describeRefusal(error, placeOf(address.url));
    throw new StartupError(`${variable}: ${describe(address.url)} ${reason.replace(/;$/, '')}.`, {
      cause: error,
    });
  };
  const options = { ...address, onRefused: refuse };
  return withConnection(options, async (client) => work(client, await readIdentity(client).catch(refuse)));
}
