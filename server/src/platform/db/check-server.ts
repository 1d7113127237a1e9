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

type AddressVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** Tells at boot, in one line, why the database cannot be used. */
export async function assertUsableServer(
  url: string,
  variable: AddressVariable = 'DATABASE_URL',
): Promise<void> {
  const { version } = await readIdentity({ url, variable, statementTimeoutMs: LONGEST_CHECK_MS });
  if (version < OLDEST_VERSION) {
    throw new StartupError(
      `${variable}: ${describe(url)} is PostgreSQL ${String(version)}; expected ${String(OLDEST_VERSION)} or newer.`,
    );
  }
}

/** Events that are announced in one database and listened for in another would be lost without a word. */
export async function assertSameDatabase({
  url,
  directUrl,
}: {
  url: string;
  directUrl: string;
}): Promise<void> {
  const pooled = await readIdentity({ url, variable: 'DATABASE_URL' });
  const direct = await readIdentity({ url: directUrl, variable: 'DATABASE_DIRECT_URL' });
  if (pooled.place === direct.place) return;
  throw new StartupError(
    `DATABASE_DIRECT_URL: ${describe(directUrl)} is not the database to which DATABASE_URL leads (${describe(url)}).`,
  );
}

interface Identity {
  readonly version: number;
  /** Of no other server and no other database of this one: when it started, where it keeps the database. */
  readonly place: string;
}

async function readIdentity({
  url,
  variable,
  ...limit
}: {
  url: string;
  variable: AddressVariable;
  /** Asked for where a session of its own is needed. */
  statementTimeoutMs?: number;
}): Promise<Identity> {
  try {
    return await withConnection({ url, applicationName: 'citato-check', ...limit }, async (client) => {
      const { rows } = await client.query<Identity>(
        `select current_setting('server_version_num')::int / 10000 as version,
          extract(epoch from pg_postmaster_start_time()) || ' ' || (select oid from pg_database where datname = current_database()) as place`,
      );
      return rows[0] ?? { version: 0, place: '' };
    });
  } catch (error) {
    throw new StartupError(`${variable}: ${describe(url)} ${reasonOf(error)}.`, { cause: error });
  }
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
