import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '#lib/startup-error';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { chooseDatabaseUser, type DatabaseUser } from './database-user.ts';
import { type Home, openHome } from './home.ts';
import { findPostmaster } from './postmaster.ts';
import { choosePort, isListening, launchServer, rememberPort } from './server-process.ts';

const DATABASE = 'citato';
const START_TIMEOUT_MS = 60_000;
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
  /** To be called when our own connections are closed: the last process out stops the server. */
  leave(): Promise<void>;
}

interface Installation {
  home: Home;
  binaries: Binaries;
  user: DatabaseUser | null;
  durable: boolean;
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
  const { port, joined } = await ensureRunning(installation, null);
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

/** @param fixedPort the port others already use; null at the first start */
async function ensureRunning(
  installation: Installation,
  fixedPort: number | null,
): Promise<{ port: number; joined: boolean }> {
  const { home } = installation;
  const deadline = Date.now() + START_TIMEOUT_MS;
  let launched: { exited: Promise<void>; isOver: () => boolean } | null = null;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(home.cluster);
    if (postmaster && (await accepts(addressOf({ home, port: postmaster.port, database: 'postgres' })))) {
      return { port: postmaster.port, joined: launched === null || launched.isOver() };
    }
    if (!postmaster && (launched === null || launched.isOver())) {
      launched = await launch(installation, fixedPort ?? (await choosePort(home)));
    }
    await pause(RETRY_PAUSE_MS);
  }
  throw new StartupError(
    `The embedded PostgreSQL did not start: ${await lastLogLine(home)} (its log is ${home.log})`,
  );
}

async function launch(installation: Installation, port: number) {
  let over = false;
  const { exited } = await launchServer({ ...installation, port });
  void exited.then(() => {
    over = true;
  });
  return { exited, isOver: () => over };
}

/** False while the server is starting or recovering; another password means another installation's server. */
async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new StartupError(
        'The password in DATA_DIR/postgres does not open the database beside it. Restore the file from a backup.',
        { cause: error },
      );
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
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
  let stopped = false;
  const stop = new AbortController();
  const loop = (async () => {
    while (!stopped) {
      await pause(WATCH_INTERVAL_MS, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
      if (stopped || (await isListening(port))) continue;
      await ensureRunning(installation, port).then(
        () => onRestart?.({ error: null }),
        (error: unknown) => onRestart?.({ error }),
      );
    }
  })();
  return async () => {
    stopped = true;
    stop.abort();
    await loop;
  };
}

async function stopUnlessUsed({ home, adminUrl }: { home: Home; adminUrl: string }): Promise<void> {
  const isUsed = await withClient(adminUrl, async (client) => {
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

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: LEAVING });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf({ home, port, database }: { home: Home; port: number; database: string }): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(home.password)}@127.0.0.1:${String(port)}/${database}`;
}

async function lastLogLine(home: Home): Promise<string> {
  const lines = (await readFile(home.log, 'utf8').catch(() => '')).trim().split('\n');
  return lines.at(-1) || 'it says nothing';
}
