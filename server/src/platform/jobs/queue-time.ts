import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#lib/clock';

/** The queue's time as a part of a statement. */
export type QueueTime = () => SQL;

/** The database's own time, so that workers with clocks apart agree on leases; a test brings a clock it can move. */
export function createQueueTime(clock: Clock | undefined): QueueTime {
  return clock === undefined
    ? () => sql`statement_timestamp()`
    : () => sql`${clock.now().toISOString()}::timestamptz`;
}
