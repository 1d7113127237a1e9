import { setTimeout as pause } from 'node:timers/promises';
import { withConnection } from '../connection.ts';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { chooseDatabaseUser } from './database-user.ts';
import { addressOf, ensureRunning, type Installation } from './ensure-running.ts';
import { type Home, openHome } from './home.ts';
import { findPostmaster } from './postmaster.ts';
import { isListening, rememberPort } from './server-process.ts';

const DATABASE = 'citato';
const RETRY_PAUSE_MS = 40;
/** A killed server is noticed within this time; its recovery takes a fraction of a second more. */
const WATCH_INTERVAL_MS = 1_000;
const LAST_ONE_PATIENCE_MS = 1_000;

export interface EmbeddedServer {
  /** Connection address of the product's database. */
  readonly url: string;
  /** Address of the maintenance database, for making and dropping databases. */
  readonly adminUrl: string;
  readonly directory: string;
  /** True when another process had started the server already. */
  readonly joined: boolean;
  /** To be called when our own connections are closed: the last process stops the server. */
  leave(): Promise<void>;
}

/**
 * Starts the PostgreSQL that came with the installation in `dataDirectory`, or joins the one running there.
 * While this process lives, a server that is killed is started again on the same port.
 */
export async function startEmbeddedServer({
  dataDirectory,
  durable = true,
  onRestart,
}: {
  dataDirectory: string;
  durable?: boolean;
  onRestart?: (outcome: { error: unknown }) => void;
}): Promise<EmbeddedServer> {
  const user = await chooseDatabaseUser();
  const home = await openHome({ dataDirectory, user });
  const binaries = await prepareBinaries({ user, copyTo: home.directory });
  const installation = { home, binaries, user, durable };
  await ensureCluster(installation);
  const { port, joined } = await ensureRunning({ installation, fixedPort: null });
  await rememberPort(home, port);
  const adminUrl = addressOf({ home, port, database: 'postgres' });
  await ensureDatabase(adminUrl);
  const stopWatching = watch({ installation, port, onRestart });
  return {
    url: addressOf({ home, port, database: DATABASE }),
    adminUrl,
    directory: home.directory,
    joined,
    leave: async () => {
      await stopWatching();
      await stopUnlessUsed({ home, adminUrl });
    },
  };
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  await withConnection({ url: adminUrl, applicationName: LEAVING }, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount) return;
    // Two processes may get here at once; the second finds the work done.
    await client.query('create database citato').catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && ['42P04', '23505'].includes(String(error.code))))
        throw error;
    });
  });
}

function watch({
  installation,
  port,
  onRestart,
}: {
  installation: Installation;
  port: number;
  onRestart: ((outcome: { error: unknown }) => void) | undefined;
}): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const isOver = () => signal.aborted;
  const loop = (async () => {
    while (!isOver()) {
      await pause(WATCH_INTERVAL_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (isOver() || (await isListening(port))) continue;
      await ensureRunning({ installation, fixedPort: port, signal }).then(
        () => onRestart?.({ error: null }),
        (error: unknown) => onRestart?.({ error }),
      );
    }
  })();
  return async () => {
    stop.abort();
    await loop;
  };
}

async function stopUnlessUsed({ home, adminUrl }: { home: Home; adminUrl: string }): Promise<void> {
  const isUsed = await withConnection({ url: adminUrl, applicationName: LEAVING }, async (client) => {
    const deadline = Date.now() + LAST_ONE_PATIENCE_MS;
    for (;;) {
      const { rows } = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity
          where backend_type = 'client backend' and application_name <> $1`,
        [LEAVING],
      );
      const others = rows[0]?.others ?? 0;
      // The server takes a moment to forget the connections this process has just closed.
      if (others === 0 || Date.now() > deadline) return others > 0;
      await pause(RETRY_PAUSE_MS);
    }
  }).catch(() => true);
  const postmaster = isUsed ? null : await findPostmaster(home.cluster);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && (await findPostmaster(home.cluster))) await pause(RETRY_PAUSE_MS);
}

const LEAVING = 'citato-leaving';
