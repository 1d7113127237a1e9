import type { Database } from '#platform/db';
import { defineGauge, type Metrics } from '#platform/metrics';
import type { JobQueue } from './define-job.ts';

/** The same for all processes: a monitoring system needs it no more often. */
const EVERY_MS = 15_000;
const KIND = { what: 'the kind of a job', max: 120 };

const depth = defineGauge({
  name: 'citato_queue_jobs',
  help: 'Jobs that could be worked on now (due), and that are (running) (of all processes).',
  labels: { kind: KIND, state: ['due', 'running'] },
});

const oldest = defineGauge({
  name: 'citato_queue_oldest_due_seconds',
  help: 'How long the longest waiting job of a kind has been due (of all processes).',
  labels: { kind: KIND },
});

const givenUp = defineGauge({
  name: 'citato_jobs_given_up',
  help: 'Jobs that were given up and wait for an operator (of all processes).',
  labels: { kind: KIND },
});

export const QUEUE_METRICS = [depth, oldest, givenUp];

/** What the queue holds; a kind with nothing to do is left out. */
export function measureJobs(metrics: Metrics, { db, queue }: { db: Database; queue: JobQueue }): void {
  metrics.collect({
    name: 'queue',
    everyMs: EVERY_MS,
    metrics: QUEUE_METRICS,
    read: async () => {
      const kinds = await queue.measureKinds(db);
      const dead = await queue.dead.countByKind(db);
      return [
        ...kinds.flatMap(({ kind, due, running, oldestDueSeconds }) => [
          { metric: depth, labels: { kind, state: 'due' }, value: due },
          { metric: depth, labels: { kind, state: 'running' }, value: running },
          { metric: oldest, labels: { kind }, value: oldestDueSeconds ?? 0 },
        ]),
        ...dead.map(({ kind, count }) => ({ metric: givenUp, labels: { kind }, value: count })),
      ];
    },
  });
}
