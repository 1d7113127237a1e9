import { buildSiteReader } from '../../../src/adapters/site-reader/build-site-reader.ts';
import type { WebAccess } from '../../../src/adapters/guarded-web/guarded-request.ts';
import { isPublicAddress } from '../../../src/adapters/guarded-web/public-address.ts';
import { type PageHandler, startSite } from './site-server.ts';

/** A site and a reader for whom every host is that site, on its port; only what `isInside` names is out of bounds. */
export async function startReadSite(
  pages: Parameters<typeof startSite>[0],
  {
    isInside = () => false,
    ...access
  }: Partial<WebAccess> & { isInside?: (address: string) => boolean } = {},
) {
  const site = await startSite(pages);
  const reader = buildSiteReader({
    resolveHost: () => Promise.resolve([site.address]),
    isAllowedAddress: (address) =>
      !isInside(address) && (isPublicAddress(address) || address === site.address),
    ports: { 'http:': site.port, 'https:': site.port },
    localSites: new Map(),
    userAgent: 'Citato/1.0 (+https://citato.example)',
    timeoutMs: 2_000,
    ...access,
  });
  const read = (url: string) => reader.read({ url, signal: new AbortController().signal });
  return { site, reader, read };
}

export const redirectTo =
  (location: string): PageHandler =>
  (response) => {
    response.writeHead(302, { location }).end();
  };
