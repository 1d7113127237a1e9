import { StartupError } from '#lib/startup-error';
import { withConnection } from './connection.ts';

const OLDEST_VERSION = 15;

const REASONS: Record<string, string> = {
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'does not exist',
  ECONNREFUSED: 'does not answer: nothing listens there',
  ENOTFOUND: 'does not answer: the host is unknown',
  ETIMEDOUT: 'does not answer in time',
};

/** Tells at boot, in one line, why the database cannot be used. */
export async function assertUsableServer(url: string): Promise<void> {
  const version = await readVersion(url).catch((error: unknown) => {
    throw new StartupError(`DATABASE_URL: ${describe(url)} ${reasonOf(error)}.`, { cause: error });
  });
  if (version < OLDEST_VERSION) {
    throw new StartupError(
      `DATABASE_URL: ${describe(url)} is PostgreSQL ${String(version)}; expected ${String(OLDEST_VERSION)} or newer.`,
    );
  }
}

async function readVersion(url: string): Promise<number> {
  return withConnection({ url, applicationName: 'citato-check' }, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    return rows[0]?.version ?? 0;
  });
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
