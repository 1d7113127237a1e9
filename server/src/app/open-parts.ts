import type { Clock } from '#lib/clock';
import { createJobSystem, measureJobs, type JobSystem } from '#platform/jobs';
import { createMetrics, measureProcess, type Metrics } from '#platform/metrics';
import type { Config } from './config.ts';
import type { OpenDatabase } from './open-database.ts';
import serverPackage from '../../package.json' with { type: 'json' };
import type { Overrides } from './overrides.ts';
import type { Feature } from '#platform/context';
import type { Logger } from '#platform/logging';

/** A start that is only slower is no fault of the set-up. */
export async function warmFeatures({
  features,
  log,
}: {
  features: readonly Feature[];
  log: Logger;
}): Promise<void> {
  for (const result of await Promise.allSettled(features.map(async (feature) => feature.warmUp?.())))
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'A feature could not be warmed up');
}

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

export function openMetrics({
  config,
  log,
  timing,
}: {
  config: Config;
  log: Logger;
  timing: Overrides['metricsTiming'];
}): { metrics: Metrics; stopMeasuring: () => void } {
  const metrics = createMetrics({ log, ...timing });
  const about = { version: serverPackage.version, role: config.ROLE, environment: config.environment };
  return { metrics, stopMeasuring: measureProcess(metrics, about) };
}
