import { DIRECT, type Outbound } from '#adapters/outbound';
import type { LocalSites, WebAccess } from './guarded-request.ts';
import { createListedCheck } from './listed-check.ts';
import { isPublicAddress } from './public-address.ts';
import { createHostResolver } from './resolve-host.ts';

const TIMEOUT_MS = 10_000;

/**
 * This deployment's access to addresses that users name: only public ones, on the web's standard ports, for ten seconds
 * at most.
 * @param allowNetworks networks of the operator's own that are reached, too
 * @param dnsServer name server to ask, `address` or `address:port`; null for the machine's own
 * @param appUrl where a site's owner finds out who came by; part of the user agent
 */
export function createWebAccess({
  outbound = DIRECT,
  dnsServer,
  localSites,
  appUrl,
  allowNetworks = null,
}: {
  outbound?: Outbound;
  dnsServer: string | null;
  localSites: LocalSites;
  appUrl: string;
  allowNetworks?: Parameters<typeof createListedCheck>[0] | null;
}): WebAccess {
  return {
    outbound,
    resolveHost: createHostResolver(dnsServer),
    isAllowedAddress: isPublicAddress,
    ...(allowNetworks === null ? {} : { isListedAddress: createListedCheck(allowNetworks) }),
    ports: { 'http:': 80, 'https:': 443 },
    localSites,
    userAgent: `Citato/1.0 (+${appUrl})`,
    timeoutMs: TIMEOUT_MS,
  };
}
