import { toId, type AccountId } from '#lib/ids';
import type { Database, Listener } from '#platform/db';
import type { Logger } from '#platform/logging';
import { LIVE_CHANNEL, listLiveEvents, listLiveEventsAfter, type StoredLiveEvent } from './store.ts';

/** More events than this are not replayed: the browser reloads its data when it reconnects. */
const REPLAY_LIMIT = 500;
const MAX_STREAMS_PER_USER = 8;

/** The receiver of one open stream; `close` ends it, so that the browser comes back and resumes. */
export interface LiveReceiver {
  readonly userId: AccountId;
  send(event: StoredLiveEvent): void;
  close(): void;
}

/** Brings events of all processes to the streams open in this one. */
export interface LiveHub {
  /** @returns a function that takes the receiver out again */
  join(receiver: LiveReceiver, resume: { afterId: number | null }): Promise<() => void>;
  closeAll(): void;
  /** Streams that are open in this process. */
  countStreams(): number;
}

interface Stream {
  receiver: LiveReceiver;
  sentIds: Set<number>;
  lastId: number | null;
}

export function createLiveHub({
  db,
  listener,
  log,
}: {
  db: Database;
  listener: Listener;
  log: Logger;
}): LiveHub {
  const streams = new Map<AccountId, Set<Stream>>();
  const rung = new Set<number>();
  let isDelivering = false;

  const deliver = ({ stream, event }: { stream: Stream; event: StoredLiveEvent }): void => {
    if (stream.sentIds.has(event.id)) return;
    stream.sentIds.add(event.id);
    stream.lastId = Math.max(stream.lastId ?? 0, event.id);
    stream.receiver.send(event);
  };

  /** One query for all events notified since the last one: a burst costs a handful of statements. */
  const deliverRung = async (): Promise<void> => {
    if (isDelivering) return;
    isDelivering = true;
    try {
      while (rung.size > 0) {
        const ids = [...rung];
        rung.clear();
        for (const event of await listLiveEvents(db, ids)) {
          for (const stream of streams.get(event.userId) ?? []) deliver({ stream, event });
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'Live events could not be read; the streams are closed to resume');
      closeAll();
    } finally {
      isDelivering = false;
    }
  };

  const replay = async (stream: Stream): Promise<void> => {
    if (stream.lastId === null) return;
    const missed = await listLiveEventsAfter(db, {
      userId: stream.receiver.userId,
      afterId: stream.lastId,
      limit: REPLAY_LIMIT,
    });
    for (const event of missed) deliver({ stream, event });
  };

  const closeAll = (): void => {
    for (const open of streams.values()) for (const { receiver } of open) receiver.close();
  };

  let listening: Promise<void> | null = null;
  /** From the first stream on. A connection that is refused is tried again by the listener itself. */
  const listen = (): Promise<void> => {
    const handler = {
      onNotification: (payload: string) => {
        const [id, userId] = payload.split(' ');
        if (!streams.has(toId<AccountId>(userId ?? ''))) return;
        rung.add(Number(id));
        void deliverRung();
      },
      // Events announced while nobody listened are found by reading on from the last event sent.
      onReconnect: closeAll,
    };
    listening ??= listener.listen(LIVE_CHANNEL, handler).catch((error: unknown) => {
      log.warn({ err: error }, 'Live events cannot be listened for yet');
    });
    return listening;
  };

  return {
    join: async (receiver, { afterId }) => {
      await listen();
      const open = streams.get(receiver.userId) ?? new Set<Stream>();
      streams.set(receiver.userId, open);
      const [oldest] = open;
      if (oldest && open.size >= MAX_STREAMS_PER_USER) oldest.receiver.close();
      const stream: Stream = { receiver, sentIds: new Set(), lastId: afterId };
      open.add(stream);
      const leave = () => {
        open.delete(stream);
        if (open.size === 0 && streams.get(receiver.userId) === open) streams.delete(receiver.userId);
      };
      try {
        await replay(stream);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    closeAll,
    countStreams: () => [...streams.values()].reduce((sum, open) => sum + open.size, 0),
  };
}
