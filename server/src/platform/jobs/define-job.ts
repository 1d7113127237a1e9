import type * as z from 'zod';
import type { Queryable, Transaction } from '#platform/db';
import type { DeadLetters } from './dead-job.ts';

/** A kind of background work: its payload is parsed before the handler sees it. */
export interface Job<Payload> {
  /** `feature.verb-noun`, for example `analysis.run-analysis`. */
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
  /** Further tries after the first failure, with growing pauses; a worker that dies or shuts down uses none up. */
  readonly retryLimit: number;
  /** A worker that does not renew its lease for this long has lost the job. */
  readonly leaseSeconds?: number;
  /** The pause before the first further try; it doubles with each. Default 5. */
  readonly retryDelaySeconds?: number;
  /** The pause grows no longer than this. Default an hour. */
  readonly maxRetryDelaySeconds?: number;
}

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** While a job with this key waits or runs, a second one is not taken. */
  singletonKey?: string;
  /** Jobs of one group share the workers fairly, for example one user's. */
  groupId?: string;
  /** A user waits at a screen for it: it goes before other jobs of its kind. */
  isUrgent?: boolean;
}

/** The durable queue. A job enqueued in a transaction exists exactly when the transaction commits. */
export interface JobQueue {
  enqueue<Payload>(
    tx: Transaction,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same for many jobs of one kind in one statement. */
  enqueueMany<Payload>(
    tx: Transaction,
    job: Job<Payload>,
    items: readonly { payload: NoInfer<Payload>; options?: EnqueueOptions }[],
  ): Promise<void>;
  /** Which of these values of a payload's `key` have a job of this kind that waits, runs or will be tried again. */
  listAlive<Payload>(
    db: Queryable,
    job: Job<Payload>,
    wanted: { key: string & keyof Payload; values: readonly string[] },
  ): Promise<Set<string>>;
  /** Drops the jobs of a group, and those whose payload names it as `userId`: a user whose account ends. */
  forget(tx: Transaction, groupId: string): Promise<void>;
  /** How much there is to do now; what waits for later does not count. */
  measure(db: Queryable): Promise<QueueDepth>;
  /** The same by kind; one with nothing to do is left out. */
  measureKinds(db: Queryable): Promise<KindDepth[]>;
  /** The jobs that were given up. */
  readonly dead: DeadLetters;
}

export interface QueueDepth {
  readonly due: number;
  readonly running: number;
  /** How long the longest of the due has been so, by the queue's own clock; null when none is. */
  readonly oldestDueSeconds: number | null;
}

export interface KindDepth extends QueueDepth {
  readonly kind: string;
}

export interface JobExecution {
  /** 0 for the first claim; grows also when a worker died or was shut down. */
  attempt: number;
  isLastAttempt: boolean;
  /** Aborted when the process shuts down or the lease is lost. */
  signal: AbortSignal;
  /**
   * Not done yet, but no fault: when `run` ends, this very job waits for that moment, with all its tries. Enqueueing
   * another job instead could leave two where the process dies in between.
   */
  putOff: (until: Date) => void;
}

/** A job with the code that does it; features list theirs in `jobs.ts`. */
export interface JobRegistration {
  readonly job: Job<unknown>;
  run(payload: unknown, execution: JobExecution): Promise<void>;
  /** Jobs of this kind one process runs at a time. */
  readonly concurrency: number;
  /** Runs by itself with this period, once over all processes, with the payload `{}`. */
  readonly everySeconds?: number;
  /** What requeueing a given-up job does; without it the job just runs again. */
  onRequeue?(tx: Transaction, payload: unknown): Promise<RequeueDecision>;
}

/** `replaced`: something else was enqueued in its place. */
export type RequeueDecision = 'run_again' | 'replaced' | 'nothing_left';

export function handleJob<Payload>(
  job: Job<Payload>,
  {
    run,
    concurrency = 1,
    everySeconds,
    onRequeue,
  }: {
    run: (payload: Payload, execution: JobExecution) => Promise<void>;
    concurrency?: number;
    everySeconds?: number;
    onRequeue?: (tx: Transaction, payload: Payload) => Promise<RequeueDecision>;
  },
): JobRegistration {
  return {
    job,
    concurrency,
    ...(everySeconds === undefined ? {} : { everySeconds }),
    ...(onRequeue && {
      // A payload that no longer fits is left to the job, which fails with that error again.
      onRequeue: (tx: Transaction, payload: unknown) => {
        const known = job.schema.safeParse(payload);
        return known.success ? onRequeue(tx, known.data) : Promise.resolve('run_again' as const);
      },
    }),
    run: (payload, execution) => run(job.schema.parse(payload), execution),
  };
}
