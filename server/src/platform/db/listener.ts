import pg from 'pg';
import { within } from '#lib/async/within';
import type { Logger } from '#platform/logging';
import { connectionSettings } from './connection.ts';

const TIMINGS = { heartbeatMs: 5_000, heartbeatTimeoutMs: 4_000 };
const RECONNECT_PAUSE_MS = 500;
const MAX_RECONNECT_PAUSE_MS = 5_000;
const CLOSING_MS = 1_000;

interface ChannelHandler {
  onNotification: (payload: string) => void;
  /** Notifications may have been missed: read the tables. Also called once listening starts. */
  onReconnect: () => void;
}

/** One connection per process that listens to every channel. */
export interface Listener {
  listen(channel: string, handler: ChannelHandler): Promise<void>;
  close(): Promise<void>;
}

/** Holds one LISTEN connection, finds out within seconds when it has died, and connects again. */
export function createListener({
  url,
  applicationName,
  log,
  timings = TIMINGS,
}: {
  url: string;
  applicationName: string;
  log: Logger;
  timings?: typeof TIMINGS;
}): Listener {
  const channels = new Map<string, ChannelHandler>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let failures = 0;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...connectionSettings({ url, applicationName }),
      query_timeout: timings.heartbeatTimeoutMs,
    });
    next.on('error', () => {
      lose(next);
    });
    next.on('end', () => {
      lose(next);
    });
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.onNotification(payload ?? ''));
    client = next;
    await next.connect();
    for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    failures = 0;
    schedule(timings.heartbeatMs, beat);
    for (const handler of channels.values()) handler.onReconnect();
  };

  const beat = (): void => {
    const current = client;
    current?.query('select 1').then(
      () => {
        schedule(timings.heartbeatMs, beat);
      },
      () => {
        lose(current);
      },
    );
  };

  const lose = (lost: pg.Client): void => {
    if (client !== lost) return;
    client = null;
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    lost.end().catch(() => undefined);
    if (closed) return;
    failures += 1;
    log.warn({ failures }, 'The listening connection to the database was lost; connecting again');
    schedule(Math.min(RECONNECT_PAUSE_MS * failures, MAX_RECONNECT_PAUSE_MS), reconnect);
  };

  const reconnect = (): void => {
    connect().catch(() => {
      if (client) lose(client);
    });
  };

  const schedule = (delayMs: number, work: () => void): void => {
    if (timer) clearTimeout(timer);
    timer = closed ? null : setTimeout(work, delayMs);
  };

  return {
    listen: async (channel, handler) => {
      channels.set(channel, handler);
      if (client) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        handler.onReconnect();
      } else await connect();
    },
    close: async () => {
      closed = true;
      if (timer) clearTimeout(timer);
      const last = client;
      client = null;
      // Over a dead network the goodbye message would never arrive.
      if (last)
        await within(
          last.end().catch(() => undefined),
          CLOSING_MS,
        );
    },
  };
}
