import pg from 'pg';
import { createBareCluster } from './bare-database.ts';
import { type Fleet, writeFleet } from './prompt-fleet.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

export interface Scene {
  readonly client: pg.Client;
  /** Of PostgreSQL's first process. */
  readonly databasePid: number;
  start(settings?: Record<string, string>): Promise<StartedProduct>;
}

/** A database of its own, migrated, with a fleet in it. */
export async function withFleet<Result>(
  fleet: Fleet,
  work: (scene: Scene) => Promise<Result>,
): Promise<Result> {
  const cluster = await createBareCluster();
  const database = await cluster.start();
  const started: StartedProduct[] = [];
  const client = new pg.Client({ connectionString: database.url });
  const start: Scene['start'] = async (settings = {}) => {
    const product = await startProduct({
      dataDir: '',
      settings: { DATABASE_URL: database.url, LOG_LEVEL: 'error', SCHEDULER_TICK_S: '3600', ...settings },
    });
    started.push(product);
    return product;
  };
  try {
    const first = await start({ ROLE: 'web' });
    await client.connect();
    await writeFleet(client, fleet);
    await first.stop();
    started.length = 0;
    return await work({ client, databasePid: database.server.pid, start });
  } finally {
    for (const product of started) await product.stop();
    await client.end();
    await database.server.stop();
    await cluster.remove();
  }
}
