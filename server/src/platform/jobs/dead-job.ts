import type { Queryable, Transaction } from '#platform/db';

/** A job that was given up, as it may be shown: never its error's message, which can hold anything. */
export interface DeadJob {
  readonly id: string;
  /** The name of its kind; a kind may have been retired meanwhile. */
  readonly kind: string;
  readonly payload: unknown;
  /** The user it was done for, where its kind names one. */
  readonly groupId: string | null;
  readonly enqueuedAt: Date;
  readonly diedAt: Date;
  /** How often a worker had taken it. */
  readonly tries: number;
  readonly cause: DeathCause;
}

/** `worker_lost`: the process that worked on it died or stopped responding each time. */
export type DeathCause =
  | { readonly kind: 'fault'; readonly errorClass: string }
  | { readonly kind: 'worker_lost' }
  | { readonly kind: 'unknown' };

/** `gone`: it is no longer there, because another administrator was first or its user was deleted. */
export type RequeueVerdict = 'requeued' | 'nothing_left' | 'gone';

/** The jobs that were given up. */
export interface DeadLetters {
  /** Newest first. */
  list(db: Queryable, options: { kind: string | null; limit: number }): Promise<DeadJob[]>;
  countByKind(db: Queryable): Promise<{ kind: string; count: number }[]>;
  /** How many there are, and when the last was given up. */
  count(db: Queryable): Promise<{ count: number; newestAt: Date | null }>;
  /** Oldest first. */
  listIds(db: Queryable, options: { kind: string; limit: number }): Promise<string[]>;
  /**
   * Gives a dead job all its tries again, once however often it is asked for. A job with nothing left to do is dropped:
   * its kind says so, the same job waits already, or its kind does not exist any more.
   */
  requeue(tx: Transaction, id: string): Promise<RequeueVerdict>;
}
