import { buildSiteReader } from './build-site-reader.ts';
import type { LocalSites } from './guarded-request.ts';
import { isPublicAddress } from './public-address.ts';
import { createHostResolver } from './resolve-host.ts';
import type { SiteReader } from './site-reader.ts';

const TIMEOUT_MS = 10_000;

/**
 * The reader of this deployment.
 * @param dnsServer name server to ask, `address` or `address:port`; null for the machine's own
 * @param appUrl where a site's owner finds out who came by; part of the user agent
 */
export function createSiteReader({
  dnsServer,
  localSites,
  appUrl,
}: {
  dnsServer: string | null;
  localSites: LocalSites;
  appUrl: string;
}): SiteReader {
  return buildSiteReader({
    resolveHost: createHostResolver(dnsServer),
    isAllowedAddress: isPublicAddress,
    ports: { 'http:': 80, 'https:': 443 },
    localSites,
    userAgent: `Citato/1.0 (+${appUrl})`,
    timeoutMs: TIMEOUT_MS,
  });
}
