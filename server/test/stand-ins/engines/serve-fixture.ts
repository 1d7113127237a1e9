import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FixtureServer {
  readonly baseUrl: string;
  close(): Promise<void>;
}

function isTcpAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** A server that gives one recorded answer to every request. */
export async function serveFixture({
  body,
  status = 200,
  headers = {},
}: {
  body: string;
  status?: number;
  headers?: Record<string, string>;
}): Promise<FixtureServer> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = isTcpAddress(address) ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
