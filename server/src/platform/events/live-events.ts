import type { LiveEvent } from '@citato/contract';
import * as z from 'zod';
import type { Clock } from '#lib/clock';
import type { AccountId } from '#lib/ids';
import type { Database, Queryable } from '#platform/db';
import { defineJob, type JobRegistration } from '#platform/jobs';
import type { Logger } from '#platform/logging';
import { purgeJob, removeInBatches } from '#platform/purges';
import {
  deleteLiveEventsBefore,
  deleteLiveEventsOf,
  insertLiveEvents,
  partsThatPublish,
  type EventsOfSubjects,
  type PartsThatPublish,
} from './store.ts';

/** Long enough for a short sleep of a laptop; after a longer absence the page's data are loaded anew anyway. */
const KEEP_MS = 60 * 60_000;
const PRUNE_EVERY_SECONDS = 600;

interface LiveMessage {
  readonly userId: AccountId;
  readonly event: LiveEvent;
}

/** Sends an event to a user's open browsers; stored for resuming and sent when the writing transaction commits. */
export interface LiveEvents {
  publish(tx: Queryable, message: LiveMessage): Promise<void>;
  /** The same for many in one statement. */
  publishAll(tx: Queryable, messages: readonly LiveMessage[]): Promise<void>;
  /**
   * The same as parts of a statement's `with`, for messages whose `subject` is among the `subjects`, a query of ids; the
   * statement has to read `notified.done`.
   */
  partsThatPublish(about: EventsOfSubjects): PartsThatPublish;
  /** Drops what is kept for a user whose account ends. */
  forget(tx: Queryable, userId: AccountId): Promise<void>;
}

export function createLiveEvents({ clock }: { clock: Clock }): LiveEvents {
  return {
    publish: (tx, message) => insertLiveEvents(tx, { messages: [message], createdAt: clock.now() }),
    publishAll: (tx, messages) => insertLiveEvents(tx, { messages, createdAt: clock.now() }),
    partsThatPublish: (about) => partsThatPublish({ ...about, createdAt: clock.now() }),
    forget: deleteLiveEventsOf,
  };
}

export const pruneLiveEvents = defineJob({
  name: 'events.prune-live-events',
  schema: z.object({}),
  retryLimit: 1,
});

export function liveEventJobs(deps: { db: Database; clock: Clock; log: Logger }): readonly JobRegistration[] {
  const { db, clock } = deps;
  return [
    purgeJob(deps, pruneLiveEvents, {
      purge: async (signal) => {
        const moment = new Date(clock.now().getTime() - KEEP_MS);
        await removeInBatches((limit) => deleteLiveEventsBefore(db, { moment, limit }), signal);
      },
      everySeconds: PRUNE_EVERY_SECONDS,
    }),
  ];
}
