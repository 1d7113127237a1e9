import type { OutgoingHttpHeaders, RequestOptions } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { addressProxy } from './open-tunnel.ts';
import { bareHost } from './proxy-settings.ts';
import { HttpsTunnels, HttpTunnels } from './tunnel-agents.ts';

/** Distinguishes a server that cannot be reached from a slow one. */
export const CONNECT_TIMEOUT_MS = 10_000;

export interface OutboundRequest {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
  readonly signal: AbortSignal | null;
  /** How long to wait for a connection, where the caller has an alternative; ten seconds without it. */
  readonly connectTimeoutMs?: number;
  /** From here on a fault is the server's own. */
  readonly onConnected?: () => void;
  /**
   * The checked addresses the connection must go to: the name is not resolved again. Such a connection is not reused.
   * Without it the address is trusted, and its connection is kept for the next request.
   */
  readonly pinned?: { readonly addresses: readonly string[]; readonly port: number };
}

export function addressServer(url: URL): RequestOptions {
  return {
    hostname: bareHost(url),
    ...(url.port !== '' && { port: url.port }),
    path: `${url.pathname}${url.search}`,
    ...(url.username !== '' && {
      auth: `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`,
    }),
  };
}

/** http to an address the operator trusts: the proxy is asked for it by its whole address. */
export function planAbsolute({ url, method, headers }: OutboundRequest, proxy: URL): RequestOptions {
  const target = new URL(url);
  target.hash = '';
  target.username = '';
  target.password = '';
  const { headers: toProxy, ...address } = addressProxy(proxy);
  const { auth } = addressServer(url);
  return {
    ...address,
    ...(auth != null && { auth }),
    method,
    path: target.href,
    headers: { ...headers, host: url.host, ...toProxy },
  };
}

/** The name is kept for Host, SNI and certificate; the destination was decided before. */
export function planPinned(
  { url, method, headers, connectTimeoutMs = CONNECT_TIMEOUT_MS }: OutboundRequest,
  { addresses, port }: { addresses: readonly string[]; port: number },
  proxy: URL | null,
): RequestOptions {
  const Tunnels = url.protocol === 'https:' ? HttpsTunnels : HttpTunnels;
  return {
    ...addressServer(url),
    method,
    port,
    ...(proxy === null
      ? { lookup: answerWith(addresses), agent: false }
      : {
          agent: new Tunnels({
            proxy,
            addresses: orderForProxy(addresses),
            connectTimeoutMs,
            keepAlive: false,
          }),
        }),
    headers: { ...headers, host: url.host, connection: 'close' },
  };
}

/** A proxy connects to one address at a time: those of IPv4 are the likelier to be reached. */
function orderForProxy(addresses: readonly string[]): string[] {
  return addresses.toSorted((one, other) => isIP(one) - isIP(other));
}

function answerWith(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, answer) => {
    const [first] = found;
    if (all) answer(null, found);
    else answer(null, first?.address ?? '', first?.family);
  };
}
