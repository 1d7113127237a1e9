import { Socket } from 'node:net';
import pg from 'pg';
import { createFrameReader, type Frame, writeFrame } from './frames.ts';

/** A signed-in connection to PostgreSQL whose bytes are the pooler's. */
export interface ServerLink {
  readonly socket: Socket;
  /** Who receives what the server sends. */
  onFrame: (frame: Frame) => void;
  onClose: () => void;
}

const isReady = ({ type }: Frame): boolean => type === 'Z';

/**
 * The connections to one database; the one idle longest is leased first, so that two transactions rarely get the same.
 */
export function createServerLinks({ url, size }: { url: string; size: number }) {
  const idle: ServerLink[] = [];
  const waiting: ((link: ServerLink) => void)[] = [];
  const links = new Set<ServerLink>();
  let opening = 0;

  const open = async (): Promise<ServerLink> => {
    const socket = new Socket();
    const client = new pg.Client({ connectionString: url, stream: () => socket });
    client.on('error', () => undefined);
    await client.connect();
    // Signed in; from here on the driver gets none of its messages.
    socket.removeAllListeners('data');
    const link: ServerLink = { socket, onFrame: () => undefined, onClose: () => undefined };
    const read = createFrameReader();
    socket.on('data', (bytes) => {
      for (const frame of read(bytes)) link.onFrame(frame);
    });
    socket.once('close', () => {
      drop(link);
      link.onClose();
    });
    links.add(link);
    return link;
  };
  const lease = (link: ServerLink): void => {
    const next = waiting.shift();
    if (next) next(link);
    else idle.push(link);
  };
  const openOneMore = (): void => {
    opening += 1;
    open()
      .then(lease, () => undefined)
      .finally(() => (opening -= 1));
  };
  const drop = (link: ServerLink): void => {
    if (links.delete(link) && waiting.length > 0) openOneMore();
    if (idle.includes(link)) idle.splice(idle.indexOf(link), 1);
    link.socket.destroy();
  };

  return {
    take: (): Promise<ServerLink> =>
      new Promise((resolve) => {
        const isFull = links.size + opening >= size;
        const rested = isFull ? idle.shift() : undefined;
        if (rested) {
          resolve(rested);
          return;
        }
        waiting.push(resolve);
        if (!isFull) openOneMore();
      }),
    /** Forgets everything of the transaction's session before another transaction gets the connection. */
    giveBack: (link: ServerLink): void => {
      link.onFrame = (frame) => {
        if (!isReady(frame)) return;
        link.onFrame = () => undefined;
        link.onClose = () => undefined;
        lease(link);
      };
      link.socket.write(writeFrame('Q', 'discard all\0'));
    },
    drop,
    close: () => {
      waiting.length = 0;
      for (const link of links) drop(link);
    },
  };
}
