import type { Logger, Work } from '#platform/logging';
import { defineCounter, defineHistogram, type Metrics } from '#platform/metrics';
import { listIds } from './rules/list-ids.ts';
import type { ClaimedJob } from './store/claims.ts';

const KIND = { what: 'the kind of a job', max: 120 };

const attempts = defineCounter({
  name: 'citato_job_attempts_total',
  help: 'Attempts of jobs by how they went; given_up is also an alarm of its own.',
  labels: { kind: KIND, outcome: ['done', 'put_off', 'failed', 'given_up', 'interrupted'] },
});

const durations = defineHistogram({
  name: 'citato_job_duration_seconds',
  help: 'How long attempts of jobs took.',
  labels: { kind: KIND },
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
});

export const JOB_METRICS = [attempts, durations];

/** The one line of an attempt in the log, and how loud it is. */
const LINES = {
  done: ['info', 'Job done'],
  put_off: ['info', 'Job put off'],
  interrupted: ['info', 'Job interrupted; it is given back'],
  failed: ['warn', 'Job failed; it is tried again'],
  given_up: ['error', 'Job given up'],
} as const satisfies Record<string, readonly [keyof Logger, string]>;

export type RecordAttempt = (attempt: {
  readonly kind: string;
  readonly job: Pick<ClaimedJob, 'id' | 'attempt' | 'payload'>;
  readonly outcome: keyof typeof LINES;
  readonly ms: number;
  readonly work: Work;
  /** What it failed by; null when it did not. */
  readonly error: unknown;
}) => void;

/** Notes how each attempt of a job went: one event in the log, with ids and never the words of a payload. */
export function createJobRecord({ log, metrics }: { log: Logger; metrics: Metrics | null }): RecordAttempt {
  const count = metrics?.counter(attempts);
  const time = metrics?.histogram(durations);
  return ({ kind, job, outcome, ms, work, error }) => {
    count?.({ kind, outcome });
    time?.({ kind }, ms / 1000);
    const [level, message] = LINES[outcome];
    const fields = {
      job: kind,
      jobId: job.id,
      attempt: job.attempt - 1,
      outcome,
      ms: Math.round(ms),
      statements: work.statements,
      ...listIds(job.payload),
      ...(error !== null && { err: error }),
    };
    log[level](fields, message);
  };
}
