import { createMetrics, measureProcess, type Metrics } from '#platform/metrics';
import type { Config } from './config.ts';
import serverPackage from '../../package.json' with { type: 'json' };
import type { Overrides } from './overrides.ts';
import type { Feature } from '#platform/context';
import type { Logger } from '#platform/logging';

/** A slower start is no reason to fail. */
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
