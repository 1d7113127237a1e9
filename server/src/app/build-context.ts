import type { Context } from '#platform/context';
import { createLiveEvents } from '#platform/events';
import { createRateLimits, createTurns } from '#platform/limits';
import type { Config } from './config.ts';
import type { OpenDatabase } from './open-database.ts';

/** What every feature works with, on one database. */
export function buildContext({
  config,
  database: { db, listener, nodes },
  ...rest
}: {
  config: Config;
  database: OpenDatabase;
} & Pick<Context, 'queue' | 'events' | 'clock' | 'log' | 'metrics'>): Context {
  return {
    ...rest,
    db,
    nodes,
    live: createLiveEvents({ clock: rest.clock }),
    limits: createRateLimits({ db, scale: config.RATE_LIMIT_SCALE }),
    turns: createTurns({ db, listener, log: rest.log }),
  };
}
