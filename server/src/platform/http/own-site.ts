import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#lib/app-error';
import { isOwnMachine } from '#lib/ip-address';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Which origins are ours. Without a configured address the request's own host is believed, as on a developer’s machine. */
export interface OwnSite {
  readonly origin: string;
  /** The path the product stands under on its host, like `/citato`; empty at the root. */
  readonly basePath: string;
  readonly isConfigured: boolean;
}

/** Where the product is by its public address. */
export function placeSite({ appUrl, isConfigured }: { appUrl: string; isConfigured: boolean }): OwnSite {
  const { origin, pathname } = new URL(appUrl);
  return { origin, basePath: pathname === '/' ? '' : pathname, isConfigured };
}

/**
 * A request's address as the routes know it: without the base path where a reverse proxy left it in. Proxies that
 * remove it, and direct requests to the process, come without it. None of our own paths begins like a base path
 * (`ownAddress`).
 */
export function stripBasePath({ url, basePath }: { url: string; basePath: string }): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** True where browsers trust the connection: over https, and to their own machine. */
export function isTrustworthy(origin: string): boolean {
  const url = new URL(origin);
  return url.protocol === 'https:' || isLoopback(url);
}

/** Refuses state-changing calls a browser makes on another site's behalf. Calls that are no browser's carry no origin. */
export function assertOwnSite({
  method,
  headers,
  site,
}: {
  method: string;
  headers: IncomingHttpHeaders;
  site: OwnSite;
}): void {
  if (READING_METHODS.has(method)) return;
  const fetchSite = headers['sec-fetch-site'];
  const isForeignFetch = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
  const isForeignOrigin =
    headers.origin !== undefined && !isOwnOrigin({ origin: headers.origin, host: headers.host, site });
  if (isForeignFetch || isForeignOrigin) throw new AppError('request.foreign_origin');
}

function isOwnOrigin({
  origin,
  host,
  site,
}: {
  origin: string;
  host: string | undefined;
  site: OwnSite;
}): boolean {
  if (origin === site.origin) return true;
  if (!URL.canParse(origin)) return false;
  const [own, given] = [new URL(site.origin), new URL(origin)];
  if (!site.isConfigured) return given.host === host;
  return own.protocol === 'http:' && isLoopback(own) && isLoopback(given) && own.port === given.port;
}

/** True for the names a machine calls itself by. */
export function isLoopback({ hostname }: { hostname: string }): boolean {
  return hostname === 'localhost' || isOwnMachine(hostname);
}
