import type { Clock } from '#lib/clock';
import { createJobSystem, measureJobs, type JobSystem } from '#platform/jobs';
import type { Metrics } from '#platform/metrics';
import type { Config } from './config.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Logger } from '#platform/logging';

export function openJobs({
  config,
  database: { db, listener },
  log,
  metrics,
  worksByItself,
  queueClock,
}: {
  config: Config;
  database: OpenDatabase;
  log: Logger;
  metrics: Metrics;
  worksByItself: boolean;
  queueClock: Clock | undefined;
}): JobSystem {
  const jobs = createJobSystem({
    db,
    listener: worksByItself ? listener : null,
    supervise: worksByItself,
    leaseSeconds: config.JOB_LEASE_S,
    log,
    metrics,
    ...(queueClock ? { clock: queueClock } : {}),
  });
  measureJobs(metrics, { db, queue: jobs.queue });
  return jobs;
}
