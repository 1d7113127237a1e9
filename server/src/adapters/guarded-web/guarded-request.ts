import {
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { bareHost } from './bare-host.ts';
import type { IsListedAddress } from './listed-networks.ts';
import type { ResolveHost } from './resolve-host.ts';
import { WebFault } from './web-fault.ts';

/** Responses of the kind 1xx before the real one; more are an attack. */
const MOST_INTERIM = 10;

/** Sites that are served elsewhere than their name says, host → where; for local runs and tests. */
export type LocalSites = ReadonlyMap<string, { readonly address: string; readonly port: number }>;

/** How this deployment gets to the web. */
export interface WebAccess {
  readonly resolveHost: ResolveHost;
  readonly isAllowedAddress: (address: string) => boolean;
  /** Networks of the operator's own that are reached beside the public web; absent: none. */
  readonly isListedAddress?: IsListedAddress;
  readonly ports: { readonly 'http:': number; readonly 'https:': number };
  readonly localSites: LocalSites;
  readonly userAgent: string;
  readonly timeoutMs: number;
}

/** What is asked of an address. */
export interface GuardedRequest {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Goes to listed networks alone, on the port the address names: by a way that is not taken over the internet. */
  readonly onlyToListed?: boolean;
  readonly signal: AbortSignal;
}

interface Destination {
  readonly addresses: readonly string[];
  readonly port: number;
}

/**
 * One request to one checked destination: the host is resolved once, every address it has must be public, and the
 * connection goes to these very addresses. Follows nothing; gives the response as soon as its head is there.
 */
export async function requestGuarded(
  access: WebAccess,
  { url, signal, onlyToListed = false, ...what }: GuardedRequest,
): Promise<IncomingMessage> {
  const { addresses, port } = await findDestination(access, { url, onlyToListed });
  signal.throwIfAborted();
  const options: RequestOptions = {
    method: what.method,
    // The name stays for Host, SNI and certificate; where it leads was decided above.
    hostname: bareHost(url),
    port,
    path: `${url.pathname}${url.search}`,
    lookup: answerWith(addresses),
    // A connection of its own: none is ever found open to an address checked for somebody else.
    agent: false,
    signal,
    headers: {
      ...what.headers,
      host: url.host,
      'user-agent': access.userAgent,
      connection: 'close',
    },
  };
  return awaitResponse(url.protocol === 'https:' ? requestHttps(options) : requestHttp(options), what.body);
}

/**
 * Settles whatever the peer says: HTTP has ways to answer without a response, after which node tells of no error.
 * Whoever rejects has closed the connection.
 */
function awaitResponse(outgoing: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let interim = 0;
    outgoing.on('response', resolve);
    // Stays for good: an error may follow the first, and one that nobody hears would end the process.
    outgoing.on('error', reject);
    outgoing.on('close', () => {
      reject(new WebFault('unreachable', 'the connection was closed without a response'));
    });
    outgoing.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new WebFault('bad_status', 'status 101'));
    });
    outgoing.on('information', () => {
      interim += 1;
      if (interim > MOST_INTERIM) {
        outgoing.destroy(new WebFault('unreachable', 'interim responses without end'));
      }
    });
    outgoing.end(body);
  });
}

async function findDestination(
  access: WebAccess,
  { url, onlyToListed }: Pick<GuardedRequest, 'url'> & { onlyToListed: boolean },
): Promise<Destination> {
  const host = bareHost(url);
  const port = url.protocol === 'https:' ? access.ports['https:'] : access.ports['http:'];
  const local = access.localSites.get(host);
  if (local) return { addresses: [local.address], port: local.port };
  const addresses = isIP(host) === 0 ? await resolve(access, host) : [host];
  if (addresses.length === 0) throw new WebFault('unreachable', 'the host has no address');
  const isListed = access.isListedAddress ?? (() => false);
  const mayGo = (address: string) => isListed(address) || (!onlyToListed && access.isAllowedAddress(address));
  if (!addresses.every(mayGo)) {
    throw new WebFault('refused', 'the host leads to an address that is not public');
  }
  return { addresses, port: onlyToListed && url.port !== '' ? Number(url.port) : port };
}

async function resolve({ resolveHost }: WebAccess, host: string): Promise<string[]> {
  try {
    return await resolveHost(host);
  } catch (error) {
    throw new WebFault('unreachable', 'the host could not be resolved', { cause: error });
  }
}

function answerWith(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, answer) => {
    const [first] = found;
    if (all) answer(null, found);
    else answer(null, first?.address ?? '', first?.family);
  };
}
