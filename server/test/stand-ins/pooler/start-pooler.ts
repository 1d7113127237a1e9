import { createServer, type Socket } from 'node:net';
import { createFrameReader, type Frame, readStartup, writeFrame } from './frames.ts';
import { createServerLinks, type ServerLink } from './server-links.ts';

/** A pooler in transaction mode: a client has a server's connection from the first statement of a transaction to its end. */
export interface Pooler {
  /** The address of a database through this pooler. */
  through(databaseUrl: string): string;
  /** What the clients opened their connections with and a pooler does not take. */
  readonly refused: readonly string[];
  /** Dies: every connection is cut, none is accepted. */
  kill(): Promise<void>;
  /** The same address again, with new connections. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** What PgBouncer takes of a client; it refuses a connection with anything else. */
const TAKEN = ['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone'];
const IDLE = 'I'.charCodeAt(0);

type Links = ReturnType<typeof createServerLinks>;

/** @param size connections to the server, for each database */
export async function startPooler({ size = 3 }: { size?: number } = {}): Promise<Pooler> {
  const urls = new Map<string, string>();
  const pools = new Map<string, Links>();
  const clients = new Set<Socket>();
  const refused: string[] = [];

  const poolOf = (database: string): Links | null => {
    const url = urls.get(database);
    if (url === undefined) return null;
    const known = pools.get(database) ?? createServerLinks({ url, size });
    pools.set(database, known);
    return known;
  };
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.once('close', () => clients.delete(client));
    client.once('data', (startup) => {
      const settings = readStartup(startup);
      const unknown = [...settings.keys()].find((name) => !TAKEN.includes(name));
      const links = poolOf(settings.get('database') ?? '');
      if (unknown !== undefined || links === null) {
        if (unknown !== undefined) refused.push(unknown);
        client.end(
          refuse(unknown === undefined ? 'no such database' : `unsupported startup parameter: ${unknown}`),
        );
        return;
      }
      client.write(Buffer.concat([writeFrame('R', Buffer.alloc(4)), writeFrame('Z', 'I')]));
      serveClient(client, links);
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  const kill = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const client of clients) client.destroy();
    for (const links of pools.values()) links.close();
    pools.clear();
    await closed;
  };

  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    through: (databaseUrl) => {
      const url = new URL(databaseUrl);
      urls.set(url.pathname.slice(1), databaseUrl);
      url.host = `127.0.0.1:${String(port)}`;
      return url.href;
    },
    refused,
    kill,
    restart: () => listen(port),
    close: async () => {
      if (server.listening) await kill();
    },
  };
}

function refuse(sentence: string): Buffer {
  return writeFrame('E', `SFATAL\0VFATAL\0C08P01\0M${sentence}\0\0`);
}

/** Leases the client a connection for each transaction. */
function serveClient(client: Socket, links: Links): void {
  const read = createFrameReader();
  const early: Frame[] = [];
  let link: ServerLink | null = null;
  let isWaiting = false;
  /** Statements, or their rows, whose end the server has not reported yet. */
  let unanswered = 0;

  const send = (to: ServerLink, { type, bytes }: Frame): void => {
    if (type === 'Q' || type === 'S') unanswered += 1;
    to.socket.write(bytes);
  };
  const receive = ({ type, bytes }: Frame): void => {
    if (type === 'Z') unanswered -= 1;
    // A client may begin again as soon as it sees the end: the connection is given back before.
    if (type === 'Z' && bytes[5] === IDLE && unanswered === 0 && link !== null) {
      const over = link;
      link = null;
      links.giveBack(over);
    }
    client.write(bytes);
  };
  const begin = async (): Promise<void> => {
    isWaiting = true;
    const taken = await links.take();
    isWaiting = false;
    if (client.destroyed) {
      links.giveBack(taken);
      return;
    }
    link = taken;
    taken.onFrame = receive;
    taken.onClose = () => {
      if (link === taken) client.destroy();
    };
    for (const frame of early.splice(0)) send(taken, frame);
  };
  client.on('data', (bytes) => {
    for (const frame of read(bytes)) {
      if (frame.type === 'X') client.end();
      else if (link) send(link, frame);
      else {
        early.push(frame);
        if (!isWaiting) begin().catch(() => client.destroy());
      }
    }
  });
  client.once('close', () => {
    // In the middle of a transaction: the server takes back what was open.
    if (link) links.drop(link);
    link = null;
  });
}
