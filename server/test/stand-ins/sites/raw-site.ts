import { createServer, type Socket } from 'node:net';
import type { SiteStandIn } from './site-server.ts';

/** A peer that speaks raw TCP; `talk` is called once the first bytes of a request are there. */
export interface RawSite extends Pick<SiteStandIn, 'address' | 'port' | 'close'> {
  /** Connections so far. */
  countConnections(): number;
  /** Connections the other side has not ended. */
  countOpen(): number;
}

/** What a peer does with a connection; `stopped` is aborted when the connection is over. */
export type Talk = (socket: Socket, stopped: AbortSignal) => void;

export async function startRawSite(
  talk: Talk,
  { at = 'request' }: { at?: 'connection' | 'request' } = {},
): Promise<RawSite> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    connections += 1;
    sockets.add(socket);
    const stopped = new AbortController();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      stopped.abort();
      sockets.delete(socket);
    });
    // With allowHalfOpen an end is ours to answer; a peer that hangs up is let go.
    socket.on('end', () => socket.destroy());
    socket.resume();
    if (at === 'connection') talk(socket, stopped.signal);
    else socket.once('data', () => talk(socket, stopped.signal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: '127.0.0.1',
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    countConnections: () => connections,
    countOpen: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Sends these bytes and nothing after. */
export const say =
  (...parts: readonly (string | Uint8Array)[]): Talk =>
  (socket) => {
    for (const part of parts) socket.write(part);
  };

/** Sends these bytes and closes. */
export const sayAndClose =
  (...parts: readonly (string | Uint8Array)[]): Talk =>
  (socket) => {
    socket.end(Buffer.concat(parts.map((part) => Buffer.from(part))));
  };

/** Sends `before`, then `part` again and again, as fast as it is taken. */
export const flood =
  (before: string, part: string): Talk =>
  (socket, stopped) => {
    socket.write(before);
    const block = part.repeat(Math.max(1, Math.floor(16_384 / part.length)));
    const more = () => {
      while (!stopped.aborted && socket.write(block));
    };
    socket.on('drain', more);
    more();
  };

/** Sends `before`, then `part` again and again, with a pause after each. */
export const drip =
  (before: string, part: string, everyMs = 10): Talk =>
  (socket, stopped) => {
    socket.write(before);
    const timer = setInterval(() => socket.write(part), everyMs);
    stopped.addEventListener('abort', () => {
      clearInterval(timer);
    });
  };
