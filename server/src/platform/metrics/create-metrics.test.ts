import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '#test/recording-log';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { defineCounter, defineGauge } from './define-metric.ts';

const asked = defineCounter({
  name: 'test_asked_total',
  help: 'Questions.',
  labels: { outcome: ['ok', 'failed'] },
});
const depth = defineGauge({
  name: 'test_depth',
  help: 'What waits.',
  labels: { kind: { what: 'a kind', max: 50 } },
});

let now: number;
let log: ReturnType<typeof createRecordingLog>;
let metrics: Metrics;
beforeEach(() => {
  now = 0;
  log = createRecordingLog();
  metrics = createMetrics({ log: log.logger, now: () => now, freshMs: 0 });
});

afterEach(() => vi.useRealTimers());

/** A collector of one gauge that reads what `read` gives. */
const collect = (read: () => Promise<number> | number, name = 'queue', everyMs = 1_000) => {
  metrics.collect({
    name,
    everyMs,
    metrics: [depth],
    read: async () => [{ metric: depth, labels: { kind: name }, value: await read() }],
  });
};

describe('what a monitoring system reads', () => {
  it('is every figure with what it means', async () => {
    const add = metrics.counter(asked);
    add({ outcome: 'ok' });
    add({ outcome: 'ok' }, 2);
    collect(() => 7);
    const text = await metrics.render();
    expect(text).toContain('# HELP test_asked_total Questions.\n# TYPE test_asked_total counter');
    expect(text).toContain('test_asked_total{outcome="ok"} 3');
    expect(text).toContain('test_depth{kind="queue"} 7');
    expect(text).toContain('citato_collector_up{collector="queue"} 1');
  });

  it('holds no more series than the labels allow, whatever is counted', async () => {
    const add = metrics.counter(asked);
    for (let index = 0; index < 1_000; index += 1) add({ outcome: `forged-${String(index)}` });
    const lines = (await metrics.render()).split('\n').filter((line) => line.startsWith('test_asked_total{'));
    expect(lines).toEqual(['test_asked_total{outcome="other"} 1000']);
  });

  it('is one text for all that ask within a second', async () => {
    let reads = 0;
    metrics = createMetrics({ log: log.logger, now: () => now });
    collect(() => (reads += 1), 'queue', 0);
    const texts = await Promise.all(Array.from({ length: 1_000 }, () => metrics.render()));
    expect(new Set(texts).size).toBe(1);
    expect(reads).toBe(1);
    now = 999;
    await metrics.render();
    expect(reads).toBe(1);
    now = 1_000;
    await metrics.render();
    expect(reads).toBe(2);
  });
});

describe('a collector', () => {
  it('is asked no more often than it wants', async () => {
    let reads = 0;
    collect(() => (reads += 1), 'slow', 60_000);
    await metrics.render();
    now = 59_999;
    await metrics.render();
    expect(reads).toBe(1);
    now = 60_000;
    expect(await metrics.render()).toContain('test_depth{kind="slow"} 2');
  });

  it('that throws is said to be down, keeps its figures for a while, and hides no other', async () => {
    let fault: Error | null = null;
    collect(() => {
      if (fault) throw fault;
      return 3;
    });
    metrics.counter(asked)({ outcome: 'failed' });
    await metrics.render();
    fault = new Error('the table is gone');
    now = 1_000;
    const down = await metrics.render();
    expect(down).toContain('citato_collector_up{collector="queue"} 0');
    expect(down).toContain('test_depth{kind="queue"} 3');
    expect(down).toContain('test_asked_total{outcome="failed"} 1');
    now = 3_001;
    expect(await metrics.render()).not.toContain('test_depth{');
    expect(log.entries).toHaveLength(1);
    fault = null;
    expect(await metrics.render()).toContain('citato_collector_up{collector="queue"} 1');
  });

  it('that hangs holds up one scrape for a second and none after it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = Promise.withResolvers<number>();
    collect(() => stuck.promise, 'hangs');
    collect(() => 5, 'works');
    let answer: string | null = null;
    void metrics.render().then((text) => (answer = text));
    await vi.advanceTimersByTimeAsync(999);
    expect(answer).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toContain('citato_collector_up{collector="hangs"} 0');
    // No timer runs from here on: a scrape that waited would not end.
    expect(await metrics.render()).toContain('citato_collector_up{collector="works"} 1');
    stuck.resolve(1);
    await stuck.promise;
    await Promise.resolve();
    expect(await metrics.render()).toContain('test_depth{kind="hangs"} 1');
  });
});
