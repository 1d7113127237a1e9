import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const CHECK_EVERY_MS = 50;
/** Longer than any test: a connection is closed by the client that opened it, never under a request on its way. */
const KEEP_ALIVE_MS = 600_000;

/** A reverse proxy before several processes: it asks `/readyz`, takes turns among the ready ones and never repeats a request. */
export interface Balancer {
  readonly address: string;
  isReady(port: number): boolean;
  close(): Promise<void>;
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let lastReady: readonly number[] = ports;
  let turn = 0;
  let isOpen = true;

  const check = async (port: number): Promise<void> => {
    while (isOpen) {
      const isUp = await fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) ready.add(port);
      else ready.delete(port);
      if (ready.size > 0) lastReady = [...ready];
      await pause(CHECK_EVERY_MS);
    }
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    // Where none is ready, those that were last: one that is only slow on a busy machine still answers.
    const open = ready.size > 0 ? [...ready] : lastReady;
    const port = open[(turn += 1) % open.length];
    const { method, url: path, headers } = incoming;
    const onward = request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      // Both speak of the connection behind the proxy, not of the client's.
      const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
    });
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(onward);
  };

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const checks = ports.map(check);
  return {
    address: `http://127.0.0.1:${String(typeof place === 'object' && place ? place.port : 0)}`,
    isReady: (port) => ready.has(port),
    close: async () => {
      isOpen = false;
      server.closeAllConnections();
      await Promise.all([...checks, new Promise((resolve) => server.close(resolve))]);
      agent.destroy();
    },
  };
}
