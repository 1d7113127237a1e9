import pg from 'pg';
import { createBareCluster } from './bare-database.ts';
import { type CountingEngine, startCountingEngine } from './counting-engine.ts';
import { type Workload, writeWorkload } from './prompt-workload.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { type StartedProduct, startProduct } from './start-product.ts';

export interface Scene {
  readonly client: pg.Client;
  /** Of PostgreSQL's first process. */
  readonly databasePid: number;
  start(settings?: Record<string, string>): Promise<StartedProduct>;
  /** What the products reach the database through; null when they do directly. */
  readonly pooler: Pooler | null;
}

/** A database of its own, migrated, with a workload in it. */
export async function withWorkload<Result>(
  workload: Workload,
  work: (scene: Scene) => Promise<Result>,
  { isPooled = false, ...build }: { isPooled?: boolean; folder?: string } = {},
): Promise<Result> {
  const cluster = await createBareCluster();
  const database = await cluster.start();
  const pooler = isPooled ? await startPooler(database.url) : null;
  const addresses = {
    DATABASE_URL: pooler?.url ?? database.url,
    ...(pooler === null ? {} : { DATABASE_DIRECT_URL: database.url }),
  };
  const started: StartedProduct[] = [];
  const client = new pg.Client({ connectionString: database.url });
  const start: Scene['start'] = async (settings = {}) => {
    const product = await startProduct({
      ...build,
      dataDir: '',
      settings: { ...addresses, LOG_LEVEL: 'error', SCHEDULER_TICK_S: '3600', ...settings },
    });
    started.push(product);
    return product;
  };
  try {
    const first = await start({ ROLE: 'web' });
    await client.connect();
    await writeWorkload(client, workload);
    await first.stop();
    started.length = 0;
    return await work({ client, databasePid: database.server.pid, start, pooler });
  } finally {
    for (const product of started) await product.stop();
    await client.end();
    await pooler?.stop();
    await database.server.stop();
    await cluster.remove();
  }
}

export interface WorkedScene extends Scene {
  readonly engine: CountingEngine;
  readonly startWorker: () => Promise<StartedProduct>;
}

/** The same with an engine that counts, and workers that ask it; their leases end as early as they may. */
export async function withWorkers<Result>(
  {
    workload,
    engineLatencyMs,
    settings = {},
    isPooled = false,
  }: {
    workload: Workload;
    engineLatencyMs: number;
    settings?: Record<string, string>;
    isPooled?: boolean;
  },
  work: (scene: WorkedScene) => Promise<Result>,
): Promise<Result> {
  const engine = await startCountingEngine(engineLatencyMs);
  const asking = {
    ROLE: 'worker',
    COMPATIBLE_BASE_URL: engine.baseUrl,
    COMPATIBLE_MODEL: 'counting-1',
    WORKER_CONCURRENCY: '20',
    JOB_LEASE_S: '10',
    ...settings,
  };
  try {
    return await withWorkload(
      workload,
      (scene) => work({ ...scene, engine, startWorker: () => scene.start(asking) }),
      { isPooled },
    );
  } finally {
    engine.close();
  }
}
