import { connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Credentials } from './tls-server.ts';

/** Which connections a server takes, as its pg_hba.conf says. */
type Taken = 'both' | 'encrypted' | 'plain';

/** The code with which a client asks for encryption before it says anything else. */
const SSL_REQUEST = 80_877_103;

/** A door before a real PostgreSQL that encrypts, shows a certificate, and counts what came through it in which way. */
export async function startTlsDatabase({
  databaseUrl,
  credentials,
  takes = 'both',
}: {
  databaseUrl: string;
  /** Null: it offers no encryption. */
  credentials: Credentials | null;
  takes?: Taken;
}): Promise<{
  url: (options: string) => string;
  counts: () => Record<'encrypted' | 'plain', number>;
  close: () => Promise<void>;
}> {
  const target = new URL(databaseUrl);
  const counts = { encrypted: 0, plain: 0 };
  const sockets = new Set<Socket>();
  const track = <S extends Socket>(socket: S): S => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const letIn = (near: Socket, how: 'encrypted' | 'plain', first?: Buffer): void => {
    if (takes !== 'both' && takes !== how) {
      const kind = how === 'plain' ? 'no encryption' : 'SSL encryption';
      near.end(refusal(`no pg_hba.conf entry for host "127.0.0.1", user "a", database "b", ${kind}`));
      return;
    }
    counts[how] += 1;
    const far = track(connect(Number(target.port), target.hostname));
    if (first !== undefined) far.write(first);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
  };
  const server = createServer((socket) => {
    track(socket).once('data', (first) => {
      const asks = first.length === 8 && first.readInt32BE(4) === SSL_REQUEST;
      if (!asks) letIn(socket, 'plain', first);
      else if (credentials === null) socket.end('N');
      else {
        socket.write('S');
        const key = credentials.privateKey.export({ type: 'pkcs8', format: 'pem' });
        const secure = track(new TLSSocket(socket, { isServer: true, key, cert: credentials.cert }));
        // Who refuses the certificate says nothing any more.
        secure.once('data', (greeting: Buffer) => {
          letIn(secure, 'encrypted', greeting);
        });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  target.host = `127.0.0.1:${String(typeof place === 'object' && place ? place.port : 0)}`;
  const through = target.href;
  target.host = new URL(databaseUrl).host;
  return {
    url: (options) => `${through}?${options}`,
    counts: () => ({ ...counts }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An ErrorResponse of PostgreSQL. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C28000\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
