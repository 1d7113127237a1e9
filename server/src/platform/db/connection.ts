import pg from 'pg';
import { retry } from '#lib/async/retry';
import { toDriverAddress } from './address/driver-address.ts';

/** A server that cannot be reached, or a pool that is exhausted, is an error after this long instead of a wait. */
const CONNECT_TIMEOUT_MS = 4_000;
/**
 * A connection of its own, as a start makes them, is tried so often: on a busy machine loading the product's own code can
 * keep a process from hearing the server's answer in time.
 */
const CONNECT_ATTEMPTS = 4;

interface ConnectionOptions {
  url: string;
  connectTimeoutMs?: number;
  /** Shown in pg_stat_activity; distinguishes the processes of one installation. */
  applicationName: string;
  /** Asked for with the connection, which a pooler in transaction mode refuses. */
  statementTimeoutMs?: number;
}

/** What pooled and single connections have in common. */
export function connectionSettings({
  url,
  applicationName,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
  statementTimeoutMs,
}: ConnectionOptions) {
  return {
    connectionString: toDriverAddress(url),
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }),
  } satisfies pg.ClientConfig;
}

/**
 * Runs `work` on a connection of its own. Losing it fails the statement under way, or the next, never the process.
 * @param options `onRefused` says what a connection that cannot be made means
 */
export async function withConnection<Result>(
  { onRefused, ...options }: ConnectionOptions & { onRefused?: (error: unknown) => never },
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await retry(
    { attempts: CONNECT_ATTEMPTS, delayMs: () => 0, isRetryable: isConnectTimeout },
    () => connect(options),
  ).catch(onRefused);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('timeout expired');

async function connect(options: ConnectionOptions): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(options));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
