import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface ProxyStandIn {
  readonly url: string;
  /** What it was asked for, as `CONNECT host:port` or with the whole address. */
  readonly asked: readonly string[];
  /** Connections it was asked over. */
  readonly countConnections: () => number;
  close(): Promise<void>;
}

interface ProxyOptions {
  /** Where a host is; others are where their name says. */
  readonly hosts?: Readonly<Record<string, number>>;
  /** `user:password` it asks for. */
  readonly credentials?: string;
  /** What it answers to whatever it is asked. */
  readonly refusal?: number;
}

/** A real forward proxy on this machine, for CONNECT and for whole addresses. */
export async function startProxy({
  hosts = {},
  credentials,
  refusal,
}: ProxyOptions = {}): Promise<ProxyStandIn> {
  const asked: string[] = [];
  let connections = 0;
  const expected =
    credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  const isRefused = ({ headers }: IncomingMessage) =>
    expected !== undefined && headers['proxy-authorization'] !== expected;
  const find = (host: string, port: number) => {
    const known = hosts[host];
    return known === undefined ? { host, port } : { host: '127.0.0.1', port: known };
  };

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    asked.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
    if (isRefused(incoming)) {
      outgoing.writeHead(407, { 'proxy-authenticate': 'Basic realm="proxy"' }).end();
      return;
    }
    if (refusal !== undefined) {
      outgoing.writeHead(refusal).end();
      return;
    }
    const target = new URL(incoming.url ?? '');
    const { 'proxy-authorization': _, ...headers } = incoming.headers;
    const onward = requestHttp(
      {
        ...find(target.hostname, Number(target.port || 80)),
        method: incoming.method,
        path: `${target.pathname}${target.search}`,
        // As a proxy must: the host of the address, whatever the client's header says.
        headers: { ...headers, host: target.host },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  server.on('connection', () => {
    connections += 1;
  });
  const tunnels = new Set<Socket>();
  server.on('connect', (request: IncomingMessage, client: Socket) => {
    asked.push(`CONNECT ${request.url ?? ''}`);
    client.on('error', () => undefined);
    const status = isRefused(request) ? 407 : refusal;
    if (status !== undefined) {
      client.end(`HTTP/1.1 ${String(status)} No\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const { hostname, port } = new URL(`http://${request.url ?? ''}`);
    const target = find(hostname.replace(/^\[|\]$/g, ''), Number(port || 80));
    const onward = connect(target.port, target.host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(client);
      client.pipe(onward);
    });
    for (const socket of [client, onward]) {
      tunnels.add(socket);
      socket.on('close', () => {
        client.destroy();
        onward.destroy();
      });
    }
    onward.on('error', () => client.end('HTTP/1.1 502 No\r\n\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://${credentials === undefined ? '' : `${credentials}@`}127.0.0.1:${String(port)}`,
    asked,
    countConnections: () => connections,
    close: () => {
      for (const socket of tunnels) socket.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
