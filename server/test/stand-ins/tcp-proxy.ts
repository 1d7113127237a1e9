import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can go dead without a word, as behind a firewall that forgot its connections. */
export interface TcpProxy {
  /** The address with this proxy in the place of its host and port. */
  through(address: string): string;
  /** From now on nothing arrives any more, neither bytes nor closings; connections are still accepted. */
  swallow(): void;
  /** What comes from now on arrives. A connection that lost a byte stays dead until one side gives it up. */
  heal(): void;
  /**
   * So many more messages reach the server (a client sends one a statement), then its clients are cut off for good: no
   * reply comes back, no connection is accepted until the line is healed.
   */
  cutAfter(messages: number): void;
  /** The same, but only what the server keeps is counted: a commit, and a statement that writes on its own. */
  cutAfterWrites(writes: number): void;
  /** Cuts its clients off now. */
  cut(): void;
  /** Whether that many were sent. */
  isCut(): boolean;
  close(): Promise<void>;
}

interface Line {
  isDead: boolean;
  isInTransaction: boolean;
}

/** A lease that is made to last while a process lives, by the clock: no step of any work. */
const RENEWAL = 'update "leases" set "expires_at"';

/** Whether what a message does stays done, whatever comes behind it; follows the line’s transactions. */
function isKept(line: Line, bytes: Buffer): boolean {
  if (bytes.toString('latin1').includes(RENEWAL)) return false;
  const [, command] = /^Q[^]{4}(begin|commit|rollback)/.exec(bytes.toString('latin1')) ?? [];
  if (command !== undefined) {
    line.isInTransaction = command === 'begin';
    return command === 'commit';
  }
  return !line.isInTransaction && /\b(?:insert|update|delete)\b/i.test(bytes.toString('latin1'));
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  /** Closings that were swallowed while the line was dead. */
  const swallowed = new Set<Socket>();
  let isSwallowing = false;
  let messagesLeft = Infinity;
  let countsWritesOnly = false;

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const passOn = (to: Socket, bytes: Buffer): void => {
    to.write(bytes);
  };
  /** The last message arrives, so that its statement is carried out although its result is lost. */
  const passUntilCut = (to: Socket, bytes: Buffer, line: Line): void => {
    const isWrite = isKept(line, bytes);
    if (isWrite || !countsWritesOnly) messagesLeft -= 1;
    if (messagesLeft > 0) passOn(to, bytes);
    else {
      to.end(bytes);
      for (const socket of sockets) if (socket !== to) socket.destroy();
    }
  };
  const pass = ({
    from,
    to,
    line,
    send,
  }: {
    from: Socket;
    to: Socket;
    line: Line;
    send: typeof passUntilCut;
  }): void => {
    from.on('data', (bytes) => {
      line.isDead ||= isSwallowing;
      if (!line.isDead) send(to, bytes, line);
    });
    from.once('close', () => {
      if (isSwallowing) swallowed.add(to);
      else to.destroy();
    });
  };

  const server = createServer((near) => {
    const line = { isDead: isSwallowing, isInTransaction: false };
    track(near);
    if (messagesLeft <= 0) {
      near.destroy();
      return;
    }
    if (line.isDead) {
      near.resume();
      return;
    }
    const far = track(connect(target));
    pass({ from: near, to: far, line, send: passUntilCut });
    pass({ from: far, to: near, line, send: passOn });
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
    cutAfter: (messages) => {
      countsWritesOnly = false;
      messagesLeft = messages;
    },
    cutAfterWrites: (writes) => {
      countsWritesOnly = true;
      messagesLeft = writes;
    },
    cut: () => {
      messagesLeft = 0;
      for (const socket of sockets) socket.destroy();
    },
    isCut: () => messagesLeft <= 0,
    heal: () => {
      isSwallowing = false;
      messagesLeft = Infinity;
      for (const socket of swallowed) socket.destroy();
      swallowed.clear();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
