export { collectorUp, createMetrics, type Metrics } from './create-metrics.ts';
export type { Sample } from './create-collector.ts';
export { defineCounter, defineGauge, defineHistogram, type Metric } from './define-metric.ts';
export { measureProcess, PROCESS_METRICS } from './process-metrics.ts';
