import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can go dead without a word, as behind a firewall that forgot its connections. */
export interface TcpProxy {
  /** The address with this proxy in the place of its host and port. */
  through(address: string): string;
  /** From now on nothing arrives any more, neither bytes nor closings; connections are still accepted. */
  swallow(): void;
  /** What comes from now on arrives. A connection that lost a byte stays dead until one side gives it up. */
  heal(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  /** Closings nobody heard of while the line was dead. */
  const unheard = new Set<Socket>();
  let isSwallowing = false;

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const pass = ({ from, to, line }: { from: Socket; to: Socket; line: { isDead: boolean } }): void => {
    from.on('data', (bytes) => {
      line.isDead ||= isSwallowing;
      if (!line.isDead) to.write(bytes);
    });
    from.once('close', () => {
      if (isSwallowing) unheard.add(to);
      else to.destroy();
    });
  };

  const server = createServer((near) => {
    const line = { isDead: isSwallowing };
    track(near);
    if (line.isDead) {
      near.resume();
      return;
    }
    const far = track(connect(target));
    pass({ from: near, to: far, line });
    pass({ from: far, to: near, line });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;

  return {
    through: (address) => {
      const url = new URL(address);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
    swallow: () => {
      isSwallowing = true;
    },
    heal: () => {
      isSwallowing = false;
      for (const socket of unheard) socket.destroy();
      unheard.clear();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
