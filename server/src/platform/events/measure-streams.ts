import { defineGauge, type Metrics } from '#platform/metrics';
import type { LiveHub } from './live-hub.ts';

const streams = defineGauge({
  name: 'citato_live_streams',
  help: 'Open streams of live events (/api/events) of this process.',
  labels: {},
});

export const LIVE_METRICS = [streams];

/** How many browsers have an open stream. */
export function measureStreams(metrics: Metrics, hub: LiveHub): void {
  metrics.collect({
    name: 'live',
    everyMs: 0,
    metrics: LIVE_METRICS,
    read: () => [{ metric: streams, value: hub.countStreams() }],
  });
}
