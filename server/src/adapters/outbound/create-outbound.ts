import { type Agent, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Logger } from '#platform/logging';
import { awaitResponse } from './await-response.ts';
import { createProxyChoice } from './choose-proxy.ts';
import { describeRefusal } from './open-tunnel.ts';
import { OutboundFault, type OutboundFaultKind } from './outbound-fault.ts';
import { NO_PROXIES, type ProxySettings } from './proxy-settings.ts';
import { HttpsTunnels, HttpTunnels } from './tunnel-agents.ts';
import {
  CONNECT_TIMEOUT_MS,
  addressServer,
  planAbsolute,
  planPinned,
  type OutboundRequest,
} from './plan-request.ts';

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

/** Faults that are logged once, until the proxy works again. */
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
      // In absolute form the request goes to the proxy itself.
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

/** Without any proxy, for tests and benchmarks. */
export const DIRECT: Outbound = buildOutbound(NO_PROXIES, () => undefined);
