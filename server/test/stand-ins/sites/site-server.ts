import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A company's website on this machine. */
export interface SiteStandIn {
  readonly address: string;
  readonly port: number;
  /** Heads of the requests so far. */
  readonly requests: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  close(): Promise<void>;
}

export type PageHandler = (response: ServerResponse, request: IncomingMessage) => void;

/** Serves what `pages` says for each path: HTML, or a handler for anything odder; 404 for the rest. */
export async function startSite(
  pages: Readonly<Record<string, string | PageHandler>>,
  { address = '127.0.0.1', port = 0 }: { address?: string; port?: number } = {},
): Promise<SiteStandIn> {
  const requests: SiteStandIn['requests'][number][] = [];
  const answer: RequestListener = (request, response) => {
    const { method, url = '/', headers } = request;
    requests.push({ method, url, headers });
    const page = pages[url];
    if (typeof page === 'function') page(response, request);
    else if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  const bound = server.address();
  return {
    address,
    port: isTcpAddress(bound) ? bound.port : 0,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function isTcpAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
