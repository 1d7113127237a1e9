import { within } from '#lib/async/within';
import {
  assertSameDatabase,
  createDatabase,
  createListener,
  type Database,
  type DataNodes,
  type Listener,
  migrate,
  openDataNodes,
  settleEncryption,
  startEmbeddedServer,
} from '#platform/db';
import type { Logger } from '#platform/logging';
import type { Config } from './config.ts';

const POOL_CLOSING_MS = 2_000;
/** One to ask the nodes, one to ask where a company lies. */
const OWN_CONNECTIONS = 2;

export interface OpenDatabase {
  readonly db: Database;
  readonly listener: Listener;
  /** The machines that hold what grows with answers. */
  readonly nodes: DataNodes;
  /** Where the embedded server keeps its files; null with a DATABASE_URL. */
  readonly embeddedIn: string | null;
  close(): Promise<void>;
}

/** Starts or finds the database and brings its schema up to date. */
export async function openDatabase({ config, log }: { config: Config; log: Logger }): Promise<OpenDatabase> {
  const embedded =
    config.DATABASE_URL === null
      ? await startEmbeddedServer({
          dataDirectory: config.DATA_DIR,
          onRestart: ({ error }) => {
            if (error === null) log.warn('The embedded database had stopped and was started again');
            else log.error({ err: error }, 'The embedded database has stopped and does not start again');
          },
        })
      : null;
  try {
    return await openServer({ config, log, embedded });
  } catch (error) {
    await embedded?.leave();
    throw error;
  }
}

async function openServer({
  config,
  log,
  embedded,
}: {
  config: Config;
  log: Logger;
  embedded: Awaited<ReturnType<typeof startEmbeddedServer>> | null;
}): Promise<OpenDatabase> {
  const given = embedded?.url ?? config.DATABASE_URL ?? '';
  const url = await settleEncryption({ url: given, variable: 'DATABASE_URL' });
  /** For what needs a session of its own: a pooler in transaction mode has none. */
  const directUrl =
    config.DATABASE_DIRECT_URL === null
      ? url
      : await settleEncryption({ url: config.DATABASE_DIRECT_URL, variable: 'DATABASE_DIRECT_URL' });
  const isPooled = config.DATABASE_DIRECT_URL !== null;
  if (isPooled) await assertSameDatabase({ url, directUrl });
  const variable = isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const applied = await migrate({ url: directUrl, variable });
  if (applied.length > 0) log.info({ applied }, 'The database schema is up to date');
  const applicationName = `citato-${String(process.pid)}`;
  const db = createDatabase({
    url,
    poolSize: config.DB_POOL,
    isPooled,
    applicationName,
    onConnectionLost: (error) => {
      log.warn({ reason: error.message }, 'A connection to the database was lost');
    },
  });
  const nodes = await openDataNodes(db, () =>
    createDatabase({ url: directUrl, poolSize: OWN_CONNECTIONS, applicationName }),
  );
  const listener = createListener({ url: directUrl, applicationName, log });
  return {
    db,
    listener,
    nodes,
    embeddedIn: embedded?.directory ?? null,
    close: async () => {
      await within(nodes.stop(), POOL_CLOSING_MS);
      await listener.close();
      await within(db.$client.end(), POOL_CLOSING_MS);
      await embedded?.leave();
    },
  };
}
