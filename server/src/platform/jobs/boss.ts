import { type Clock, type Db, PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Database, Listener } from '#platform/db';
import type { Logger } from '#platform/logging';

/** How often dead workers are looked for, over all processes together. */
const SUPERVISION_SECONDS = 10;
const CLEANING_SECONDS = 3_600;

/** Where the queue takes its time from; the library's TestClock is one. */
export type QueueClock = Clock;

export interface BossOptions {
  db: Database;
  /** Null: nobody is woken when a job arrives (a process that only enqueues, or a test that runs jobs by hand). */
  listener: Listener | null;
  /** Called with the queue's name when a job has arrived, with null when any may have. */
  onArrival: (queue: string | null) => void;
  /** Whether this process looks after dead workers and finished jobs. */
  supervise: boolean;
  /** The queue's own clock; a test passes one it can move. */
  clock?: QueueClock;
  log: Logger;
}

/** The queue's library over our pool and our listening connection: no connections of its own. */
export function createBoss({ db, listener, onArrival, supervise, clock, log }: BossOptions): PgBoss {
  const boss = new PgBoss({
    db: adaptPool({ pool: db.$client, listener, onArrival }),
    useListenNotify: listener !== null,
    schedule: false,
    supervise,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    maintenanceIntervalSeconds: CLEANING_SECONDS,
    ...(clock ? { clock } : {}),
  });
  boss.on('error', (error) => {
    log.warn({ err: error }, 'The job queue met an error and goes on');
  });
  boss.on('warning', ({ message, data }) => {
    log.warn({ data }, message);
  });
  return boss;
}

function adaptPool({
  pool,
  listener,
  onArrival,
}: {
  pool: pg.Pool;
  listener: Listener | null;
  onArrival: (queue: string | null) => void;
}): Db {
  return {
    executeSql: (text, values) => pool.query(text, values),
    // Asked for by a test's clock only, whose database carries the setting for every session.
    setSessionStatements: () => Promise.resolve(),
    ...(listener && {
      listen: async (channel: string, onNotification: (payload: string) => void, onReconnect: () => void) => {
        await listener.listen(channel, {
          onNotification: (queue) => {
            onNotification(queue);
            onArrival(queue);
          },
          onReconnect: () => {
            onReconnect();
            onArrival(null);
          },
        });
        return { close: () => Promise.resolve() };
      },
    }),
  };
}
