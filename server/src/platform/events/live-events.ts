import type { LiveEvent } from '@citato/contract';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Tells a user's open browsers; stored for resuming and sent when the writing transaction commits. */
export interface LiveEvents {
  publish(tx: Queryable, message: { userId: UserId; event: LiveEvent }): Promise<void>;
}
