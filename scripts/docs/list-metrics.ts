import { tsImport } from 'tsx/esm/api';
import type { METRICS } from '../../server/src/app/metrics.ts';

interface MetricsModule {
  readonly METRICS: typeof METRICS;
}

/** The metrics of `/metrics`, by group, from their definitions. */
export async function listMetrics(): Promise<MetricsModule['METRICS']> {
  return (await loadModule()).METRICS;
}

/** The features behind the definitions hold mails written in JSX, which Node does not read by itself. */
async function loadModule(): Promise<MetricsModule> {
  const module: unknown = await tsImport('../../server/src/app/metrics.ts', {
    parentURL: import.meta.url,
    tsconfig: 'server/tsconfig.json',
  });
  return asMetricsModule(module);
}

/** Safe because it was loaded from the very file the type is taken from. */
function asMetricsModule(module: unknown): MetricsModule {
  return module as MetricsModule;
}
