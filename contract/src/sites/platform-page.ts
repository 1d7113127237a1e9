import { BUILDER_PLATFORMS } from './builder-platforms.ts';
import { LISTING_PLATFORMS } from './listing-platforms.ts';
import type { Platform } from './platform.ts';
import { SOCIAL_PLATFORMS } from './social-platforms.ts';
import { matchPath } from './platform-path.ts';

const PLATFORMS: readonly Platform[] = [...BUILDER_PLATFORMS, ...SOCIAL_PLATFORMS, ...LISTING_PLATFORMS];

const DOMAINS = PLATFORMS.flatMap((platform) =>
  platform.domains.map((domain) => [domain, platform] as const),
);
const BY_DOMAIN = new Map(DOMAINS.filter(([domain]) => !domain.endsWith('.*')));
/** `amazon.*` by `amazon`: `.it`, `.com`, `.co.uk`. */
const BY_NAME = new Map(
  DOMAINS.filter(([domain]) => domain.endsWith('.*')).map(
    ([domain, platform]) => [domain.slice(0, -2), platform] as const,
  ),
);
const EVERY_COUNTRY = /^(?:(.+)\.)?([^.]+)\.(?:com?\.)?[a-z]{2,3}$/;

/** An address on a platform. */
export interface PlatformPage {
  /** The platform's first domain, without the ending where it has one in every country. */
  readonly platform: string;
  /** Which page it is, in one spelling; null where the address is no page, or the page is not known. */
  readonly page: string | null;
  /** Where the page begins, on the host it is stored under. */
  readonly address: string;
  /** `trattoria-aurora.wixsite.com`: nobody else's pages are on this host. */
  readonly hasOwnHost: boolean;
}

/** The platform page of an address; null when its host belongs to no platform. */
export function findPlatformPage(url: URL): PlatformPage | null {
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const known = findPlatform(host);
  return known === null ? null : readPage({ ...known, url });
}

/** The platform of a host, the narrower domain first (`sites.google.com` before `google.*`), and what stands in front. */
function findPlatform(host: string): { platform: Platform; front: string } | null {
  const labels = host.split('.');
  for (const [index] of labels.entries()) {
    const platform = BY_DOMAIN.get(labels.slice(index).join('.'));
    if (platform !== undefined) return { platform, front: labels.slice(0, index).join('.') };
  }
  const [, front = '', name = ''] = EVERY_COUNTRY.exec(host) ?? [];
  const platform = BY_NAME.get(name);
  return platform === undefined ? null : { platform, front };
}

const NO_NAME = /^(?:www\d?|m|mobile|web|app|l|amp|it|en|fr|de|es|[a-z]{2}-[a-z]{2})$/;

function readPage({ platform, url, front }: { platform: Platform; url: URL; front: string }): PlatformPage {
  const name = platform.domains[0].replace(/\.\*$/, '');
  const owner = platform.hasSubdomains === true ? readOwner(front) : null;
  const path = matchPath(platform, url);
  const found = [owner, path?.page].filter((part) => typeof part === 'string');
  // Whose page a path leads to may not be known (a post, a search): then the whole address is used.
  const isNamedByPath = owner === null && path !== null;
  const address = path?.address ?? (owner === null ? url.pathname.replace(/\/+$/, '') : '');
  return {
    platform: name,
    page: found.length === 0 ? null : found.join('/'),
    address: `${(isNamedByPath ? platform.home : undefined) ?? url.host}${address}`,
    hasOwnHost: owner !== null,
  };
}

function readOwner(front: string): string | null {
  const label = front.split('.').at(-1) ?? '';
  return label === '' || NO_NAME.test(label) ? null : label;
}
