import pg from 'pg';
import { StartupError } from '#lib/startup-error';
import { connectionSettings } from './database.ts';

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
  const client = new pg.Client(connectionSettings({ url, applicationName: 'citato-check' }));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) {
      throw new StartupError(
        `DATABASE_URL: ${describe(url)} is PostgreSQL ${String(version)}; expected ${String(OLDEST_VERSION)} or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`DATABASE_URL: ${describe(url)} ${reasonOf(error)}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
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
