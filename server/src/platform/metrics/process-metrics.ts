import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './create-metrics.ts';
import { defineCounter, defineGauge } from './define-metric.ts';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
/** The window lags are reported over; two monitoring systems get the same one. */
const EVERY_MS = 10_000;

const info = defineGauge({
  name: 'citato_info',
  help: 'Always 1; its labels say what this process is.',
  labels: {
    version: { what: 'the version of the product', max: 1 },
    role: ['web', 'worker', 'all'],
    environment: ['development', 'staging', 'production'],
  },
});

const startTime = defineGauge({
  name: 'citato_process_start_time_seconds',
  help: 'When this process started, in seconds since 1970.',
  labels: {},
});

const cpu = defineCounter({
  name: 'citato_process_cpu_seconds_total',
  help: 'Time of a processor this process has used.',
  labels: { mode: ['user', 'system'] },
});

const memory = defineGauge({
  name: 'citato_process_memory_bytes',
  help: 'Memory this process holds: all of it, and what JavaScript uses of it.',
  labels: { kind: ['resident', 'heap_used', 'external'] },
});

const lag = defineGauge({
  name: 'citato_event_loop_lag_seconds',
  help: 'How late the process got to what was due, over the last ten seconds or longer.',
  labels: { quantile: ['0.5', '0.99', '1'] },
});

export const PROCESS_METRICS = [info, startTime, cpu, memory, lag];

/** The process itself. @returns a function that ends the measuring */
export function measureProcess(
  metrics: Metrics,
  about: { readonly version: string; readonly role: string; readonly environment: string },
): () => void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  metrics.collect({
    name: 'process',
    everyMs: EVERY_MS,
    metrics: PROCESS_METRICS,
    read: () => {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed, external } = process.memoryUsage();
      const lags = [
        ['0.5', delays.percentile(50)],
        ['0.99', delays.percentile(99)],
        ['1', delays.max],
      ] as const;
      delays.reset();
      return [
        { metric: info, labels: about, value: 1 },
        { metric: startTime, value: Math.round(performance.timeOrigin / 1000) },
        { metric: cpu, labels: { mode: 'user' }, value: user / MICROSECONDS },
        { metric: cpu, labels: { mode: 'system' }, value: system / MICROSECONDS },
        { metric: memory, labels: { kind: 'resident' }, value: rss },
        { metric: memory, labels: { kind: 'heap_used' }, value: heapUsed },
        { metric: memory, labels: { kind: 'external' }, value: external },
        ...lags.map(([quantile, ns]) => ({ metric: lag, labels: { quantile }, value: ns / NANOSECONDS })),
      ];
    },
  });
  return () => {
    delays.disable();
  };
}
