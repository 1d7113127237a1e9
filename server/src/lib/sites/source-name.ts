import { domainToUnicode } from 'node:url';
import { findPlatformPage } from '@citato/contract';
import { getDomain } from 'tldts';

const WITH_PRIVATE = { allowPrivateDomains: true } as const;
/** Addresses that lead on to a page and could not be followed: whose page it is nobody knows. */
const REDIRECTS: ReadonlySet<string> = new Set(['vertexaisearch.cloud.google.com', 'google.com/url']);
const MAX_LENGTH = 200;

/**
 * The name a cited page is counted under: its host in readable letters, on a platform the page that somebody has there
 * (`facebook.com/aurora`, never all of facebook.com). Null where no site is known: no web address, a public suffix
 * alone, a number, a redirect that could not be followed.
 */
export function nameSource(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  const domain = getDomain(host, WITH_PRIVATE);
  if (domain === null || REDIRECTS.has(host) || REDIRECTS.has(`${host}${url.pathname}`)) return null;
  const place = findPlatformPage(url);
  const name =
    typeof place?.page === 'string' && !place.hasOwnHost
      ? `${domainToUnicode(domain)}/${place.page}`
      : domainToUnicode(host);
  return name.slice(0, MAX_LENGTH);
}
