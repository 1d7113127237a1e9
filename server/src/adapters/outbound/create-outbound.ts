import {
  type Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
  type RequestOptions,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Logger } from '#platform/logging';
import { awaitResponse } from './await-response.ts';
import { createProxyChoice } from './choose-proxy.ts';
import { addressProxy, describeRefusal } from './open-tunnel.ts';
import { OutboundFault, type OutboundFaultKind } from './outbound-fault.ts';
import { bareHost, NO_PROXIES, type ProxySettings } from './proxy-settings.ts';
import { HttpsTunnels, HttpTunnels } from './tunnel-agents.ts';

/** A server that cannot be connected to is told apart from one that is thinking. */
const CONNECT_TIMEOUT_MS = 10_000;

export interface OutboundRequest {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
  readonly signal: AbortSignal | null;
  /** How long to wait for a connection, where somebody has another way to try; ten seconds without it. */
  readonly connectTimeoutMs?: number;
  /** From here on a fault is the server's own. */
  readonly onConnected?: () => void;
  /**
   * Where the connection leads, decided by somebody who has checked it: nothing else resolves the name again. It is one
   * of its own and kept for nobody. Without it the address is trusted, and its connection is kept for the next request.
   */
  readonly pinned?: { readonly addresses: readonly string[]; readonly port: number };
}

/** The one way out of this process for HTTP: straight, or through the operator's proxy. */
export interface Outbound {
  /** The response as soon as its head is there; follows nothing. Rejects with what node says, or an OutboundFault. */
  request(asked: OutboundRequest): Promise<IncomingMessage>;
  /** Connections to one server for a library that makes its requests itself; undefined: its own. */
  agentFor(url: URL): Agent | undefined;
}

export function createOutbound({ proxies, log }: { proxies: ProxySettings; log: Logger }): Outbound {
  return buildOutbound(proxies, createTelling(log));
}

/** What operators are told once, until the proxy works again. */
const LOGGED: readonly OutboundFaultKind[] = ['proxy_unreachable', 'proxy_authentication'];

type Tell = (outcome: unknown) => void;

function createTelling(log: Logger): Tell {
  let lastLogged: OutboundFaultKind | null = null;
  return (outcome) => {
    if (!(outcome instanceof OutboundFault)) {
      if (outcome === null) lastLogged = null;
      return;
    }
    if (outcome.kind === lastLogged || !LOGGED.includes(outcome.kind)) return;
    lastLogged = outcome.kind;
    log.error(`Nothing leaves this process: ${outcome.message}. See HTTPS_PROXY, HTTP_PROXY and NO_PROXY.`);
  };
}

function buildOutbound(proxies: ProxySettings, tell: Tell): Outbound {
  const chooseProxy = createProxyChoice(proxies);
  const agents = new Map<string, Agent>();

  /** Tunnels that are kept, of one proxy and scheme. */
  const findTunnels = (proxy: URL, protocol: string): Agent => {
    const key = `${protocol} ${proxy.href}`;
    const Tunnels = protocol === 'https:' ? HttpsTunnels : HttpTunnels;
    const found =
      agents.get(key) ?? new Tunnels({ proxy, connectTimeoutMs: CONNECT_TIMEOUT_MS, keepAlive: true });
    agents.set(key, found);
    return found;
  };

  const plan = (asked: OutboundRequest, proxy: URL | null): RequestOptions => {
    if (asked.pinned) return planPinned(asked, asked.pinned, proxy);
    const { url, headers, method } = asked;
    const straight = { ...addressServer(url), method, headers };
    if (proxy === null) return straight;
    if (url.protocol === 'https:') return { ...straight, agent: findTunnels(proxy, url.protocol) };
    return planAbsolute(asked, proxy);
  };

  return {
    request: async (asked) => {
      const { url, body, signal, onConnected, connectTimeoutMs = CONNECT_TIMEOUT_MS } = asked;
      signal?.throwIfAborted();
      const proxy = chooseProxy(url);
      // In absolute form the proxy is the server that is spoken to.
      const isAbsolute = proxy !== null && !asked.pinned && url.protocol === 'http:';
      const isTls = (isAbsolute ? proxy : url).protocol === 'https:';
      const request = (isTls ? requestHttps : requestHttp)(plan(asked, proxy));
      try {
        const response = await awaitResponse(request, { body, signal, connectTimeoutMs, onConnected });
        if (isAbsolute && response.statusCode === 407) {
          response.destroy();
          throw describeRefusal({ proxy, status: 407 });
        }
        if (proxy !== null) tell(null);
        return response;
      } catch (error) {
        tell(error);
        throw error;
      }
    },
    agentFor: (url) => {
      const proxy = chooseProxy(url);
      return proxy === null ? undefined : findTunnels(proxy, url.protocol);
    },
  };
}

function addressServer(url: URL): RequestOptions {
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
function planAbsolute({ url, method, headers }: OutboundRequest, proxy: URL): RequestOptions {
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

/** The name stays for Host, SNI and certificate; where it leads was decided. */
function planPinned(
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

/** Without any proxy: what tests and benchmarks take. */
export const DIRECT: Outbound = buildOutbound(NO_PROXIES, () => undefined);
