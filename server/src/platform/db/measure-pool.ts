import { defineGauge, type Metrics } from '#platform/metrics';
import type { Database } from './database.ts';

const connections = defineGauge({
  name: 'citato_db_connections',
  help: 'Connections of this process to the database: in use by a query, or waiting for one.',
  labels: { state: ['busy', 'idle'] },
});

const limit = defineGauge({
  name: 'citato_db_connections_limit',
  help: 'Most connections this process opens (DB_POOL).',
  labels: {},
});

const waiting = defineGauge({
  name: 'citato_db_waiting',
  help: 'Queries of this process that wait for a connection.',
  labels: {},
});

export const POOL_METRICS = [connections, limit, waiting];

/** How much of the pool is in use; read from memory, without a query. */
export function measurePool(metrics: Metrics, { $client: pool }: Database): void {
  metrics.collect({
    name: 'pool',
    everyMs: 0,
    metrics: POOL_METRICS,
    read: () => [
      { metric: connections, labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { metric: connections, labels: { state: 'idle' }, value: pool.idleCount },
      { metric: limit, value: pool.options.max },
      { metric: waiting, value: pool.waitingCount },
    ],
  });
}
