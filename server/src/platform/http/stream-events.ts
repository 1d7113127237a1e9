import { api } from '@citato/contract';
import type { ServerResponse } from 'node:http';
import type { Clock } from '#lib/clock';
import type { LiveHub, LiveReceiver } from '#platform/events';
import { type Authenticate, bearerOf } from './endpoint-route.ts';
import { implement, type RouteImplementation } from './implement.ts';
import { mayReceive } from './may-receive.ts';

const HEARTBEAT_MS = 25_000;
/** A browser that does not read is disconnected; it comes back and resumes. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** The stream of a user's live events, until the access token expires or the session ends. */
export function streamEvents({
  hub,
  clock,
  authenticate,
}: {
  hub: LiveHub;
  clock: Clock;
  authenticate: Authenticate;
}): RouteImplementation {
  return implement(api.streamEvents, async ({ caller, http, reply }) => {
    const response = reply.raw;
    let { viewer } = caller;
    /** A session that was ended, or moved to another organisation, ends its stream; a client may see other companies now. */
    const checkMembership = () => {
      authenticate(bearerOf(http)).then(
        (now) => {
          if (now.viewer.accountId === viewer.accountId) ({ viewer } = now);
          else response.end();
        },
        () => response.end(),
      );
    };
    const open = () => {
      if (reply.sent) return;
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
    };
    const lastEventId = Number(http.headers['last-event-id'] ?? Number.NaN);
    const receiver: LiveReceiver = {
      userId: viewer.accountId,
      send: ({ id, event }) => {
        if (event.type === 'members.changed') checkMembership();
        if (!mayReceive(viewer, event)) return;
        open();
        write(response, `id: ${String(id)}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      },
      close: () => {
        open();
        response.end();
      },
    };
    const afterId = Number.isSafeInteger(lastEventId) && lastEventId >= 0 ? lastEventId : null;
    const leave = await hub.join(receiver, { afterId }).catch((error: unknown) => {
      // A stream that is open already cannot be answered with an error any more.
      if (reply.sent) response.end();
      throw error;
    });
    // Only now: a browser that sees the stream open reads its data anew, and gets every later event.
    open();
    write(response, ': aperto\n\n');
    const expiry = setTimeout(
      () => response.end(),
      Math.max(0, caller.tokenExpiresAt.getTime() - clock.now().getTime()),
    );
    const heartbeat = setInterval(() => {
      write(response, ': \n\n');
      checkMembership();
    }, HEARTBEAT_MS);
    response.once('close', () => {
      clearTimeout(expiry);
      clearInterval(heartbeat);
      leave();
      // Half-closed by a browser that went away, the connection would keep a stopping server waiting.
      http.raw.socket.destroy();
    });
    if (response.destroyed) response.emit('close');
    return 'sent';
  });
}

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded) return;
  response.write(text);
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
}
