import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { DIRECT, type Outbound, OutboundFault } from '#adapters/outbound';
import { bareHost } from './bare-host.ts';
import type { IsListedAddress } from './listed-networks.ts';
import type { ResolveHost } from './resolve-host.ts';
import { WebFault } from './web-fault.ts';

const MAX_DETAIL = 200;

/** Sites that are served elsewhere than their name says, host → where; for local runs and tests. */
export type LocalSites = ReadonlyMap<string, { readonly address: string; readonly port: number }>;

/** How this deployment reaches the web. */
export interface WebAccess {
  /** What sends the requests, through the operator's proxy where there is one; without it straight. */
  readonly outbound?: Outbound;
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
  /** Requests to listed networks only, on the port the address names: the connection does not go over the internet. */
  readonly onlyToListed?: boolean;
  readonly signal: AbortSignal;
  readonly connectTimeoutMs?: number;
}

interface Destination {
  readonly addresses: readonly string[];
  readonly port: number;
}

/**
 * One request to one checked destination: the host is resolved once, every address it has must be public, and the
 * connection goes to these very addresses, through a proxy, too. Follows no redirect; returns the response as soon as
 * its headers are there.
 */
export async function requestGuarded(
  access: WebAccess,
  { url, signal, onlyToListed = false, ...what }: GuardedRequest,
): Promise<IncomingMessage> {
  const pinned = await findDestination(access, { url, onlyToListed });
  signal.throwIfAborted();
  const headers = { ...what.headers, 'user-agent': access.userAgent };
  const connection = { isOpen: false };
  const onConnected = () => {
    connection.isOpen = true;
  };
  try {
    return await (access.outbound ?? DIRECT).request({ ...what, url, headers, signal, pinned, onConnected });
  } catch (error) {
    if (!connection.isOpen && !signal.aborted) throw toUnconnected(error);
    throw error instanceof OutboundFault ? toWebFault(error) : error;
  }
}

function toUnconnected(error: unknown): WebFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
  const detail = error instanceof OutboundFault ? error.message : code;
  return new WebFault('unconnected', detail.slice(0, MAX_DETAIL), { cause: error });
}

function toWebFault({ kind, message }: OutboundFault): WebFault {
  return new WebFault(kind === 'upgraded' ? 'bad_status' : 'unreachable', message);
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
