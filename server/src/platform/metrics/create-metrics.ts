import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from '#platform/logging';
import { type Collector, type CollectorOptions, createCollector, type Sample } from './create-collector.ts';
import { defineGauge, type Metric } from './define-metric.ts';
import { createLabelBounds } from './rules/bound-labels.ts';

export const collectorUp = defineGauge({
  name: 'citato_collector_up',
  help: '1 when the figures of this part were read, 0 when reading them failed or hangs.',
  labels: { collector: { what: 'a part of the product', max: 20 } },
});

type Labels<Label extends string> = Readonly<Record<Label, string>>;

/** Where every part of the product registers its figures, and where a monitoring system reads them. */
export interface Metrics {
  /** @returns a function that adds to the counter */
  counter<Label extends string>(metric: Metric<Label>): (labels: Labels<Label>, by?: number) => void;
  /** @returns a function that notes one observation */
  histogram<Label extends string>(metric: Metric<Label>): (labels: Labels<Label>, value: number) => void;
  /** Figures that are read only when they are asked for. */
  collect(options: CollectorOptions): void;
  /** All figures in the text format of Prometheus. However often it is called, they are put together once a second. */
  render(): Promise<string>;
  readonly contentType: string;
  /** The names that are in use. */
  listNames(): string[];
}

type Instrument = Counter | Gauge | Histogram;

export function createMetrics({
  log,
  now = () => performance.now(),
  freshMs = 1_000,
}: {
  log: Pick<Logger, 'warn'>;
  now?: () => number;
  /** Whoever asks sooner is given the same text again. */
  freshMs?: number;
}): Metrics {
  const registry = new Registry();
  const instruments = new Map<
    string,
    { instrument: Instrument; bound: ReturnType<typeof createLabelBounds> }
  >();
  const collectors: { collector: Collector; metrics: readonly Metric[] }[] = [];

  const open = (metric: Metric) => {
    const known = instruments.get(metric.name);
    if (known) return known;
    const opened = {
      instrument: createInstrument(metric, registry),
      bound: createLabelBounds(metric.labels),
    };
    instruments.set(metric.name, opened);
    return opened;
  };

  const write = ({ metric, labels = {}, value }: Sample): void => {
    const { instrument, bound } = open(metric);
    if (instrument instanceof Gauge) instrument.set(bound(labels), value);
    else if (instrument instanceof Counter) instrument.inc(bound(labels), value);
  };

  const gather = async (): Promise<string> => {
    const found: Sample[] = [];
    // One after the other: together they hold one connection to the database at most.
    for (const { collector } of collectors) {
      const { isUp, samples } = await collector.collect();
      const labels = { collector: collector.name };
      found.push(...samples, { metric: collectorUp, labels, value: isUp ? 1 : 0 });
    }
    // A series whose value is gone must not keep its last value.
    for (const { metrics } of collectors)
      for (const metric of metrics) clear(open(metric).instrument, metric);
    found.forEach(write);
    return registry.metrics();
  };

  let latest: { readonly text: Promise<string>; readonly startedAt: number } | null = null;
  let isGathering = false;

  return {
    counter: (metric) => {
      const { instrument, bound } = open(metric);
      return (labels, by = 1) => {
        if (instrument instanceof Counter) instrument.inc(bound(labels), by);
      };
    },
    histogram: (metric) => {
      const { instrument, bound } = open(metric);
      return (labels, value) => {
        if (instrument instanceof Histogram) instrument.observe(bound(labels), value);
      };
    },
    collect: (options) => {
      open(collectorUp);
      for (const metric of options.metrics) open(metric);
      const onFailure = (error: unknown) => {
        log.warn({ err: error, collector: options.name }, 'Figures for the monitoring could not be read');
      };
      collectors.push({ collector: createCollector({ options, now, onFailure }), metrics: options.metrics });
    },
    render: () => {
      if (latest === null || (!isGathering && now() - latest.startedAt >= freshMs)) {
        isGathering = true;
        const text = gather().finally(() => {
          isGathering = false;
        });
        latest = { text, startedAt: now() };
      }
      return latest.text;
    },
    contentType: registry.contentType,
    listNames: () => [...instruments.keys()],
  };
}

/** The library leaves a figure without labels at 0, which would be a claim. */
function clear(instrument: Instrument, { labels }: Metric): void {
  instrument.reset();
  if (Object.keys(labels).length === 0) instrument.remove();
}

function createInstrument({ type, name, help, labels, buckets }: Metric, registry: Registry): Instrument {
  const options = { name, help, labelNames: Object.keys(labels), registers: [registry] };
  switch (type) {
    case 'counter':
      return new Counter(options);
    case 'gauge':
      return new Gauge(options);
    case 'histogram':
      return new Histogram({ ...options, buckets: [...(buckets ?? [])] });
  }
}
