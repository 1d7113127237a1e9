import type { Context } from '#platform/context';

export type WatchDeps = Pick<Context, 'db' | 'clock' | 'queue' | 'events' | 'live'>;
