import { BUILDER_PLATFORMS } from './builder-platforms.ts';
import { LISTING_PLATFORMS } from './listing-platforms.ts';
import type { Platform } from './platform.ts';
import { SOCIAL_PLATFORMS } from './social-platforms.ts';

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
  /** Whose page it is, in one spelling; null for what is nobody's page or not known whose. */
  readonly page: string | null;
  /** Where the page begins, on the host it is kept under. */
  readonly address: string;
  /** `trattoria-aurora.wixsite.com`: nobody else's pages are on this host. */
  readonly hasOwnHost: boolean;
}

/**
 * The site behind what was typed or stored, in one spelling: protocol and host; on a platform the page of the company,
 * too (`https://www.facebook.com/trattoriaaurora`). Null when no browser could open it: http(s) with a real host name.
 */
export function parseWebsite(text: string): string | null {
  const typed = text.trim();
  const withProtocol = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(withProtocol) || /[\s\p{Cc}]/u.test(typed)) return null;
  const url = new URL(withProtocol);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isPublicName = /^(?=.{1,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(url.hostname);
  if (!isWeb || !isPublicName || url.username || url.password) return null;
  const onPlatform = findPlatformPage(url);
  return `${url.protocol}//${onPlatform === null ? url.host : onPlatform.address}`;
}

/** Where on a platform an address leads; null when its host is none of theirs. */
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
  // Whose page a path leads to may not be told (a post, a search): then it stands for itself.
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

function matchPath(platform: Platform, url: URL): { page: string; address: string } | null {
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const numbered = platform.pattern?.exec(url.pathname);
  if (numbered?.[1] !== undefined)
    return { page: numbered[1].toLowerCase(), address: url.pathname.replace(/\/+$/, '') };
  for (const template of platform.pages ?? []) {
    const found = matchTemplate({ template, segments, url, platform });
    if (found !== null) return found;
  }
  return null;
}

function matchTemplate({
  template,
  segments,
  url,
  platform,
}: {
  template: string;
  segments: readonly string[];
  url: URL;
  platform: Platform;
}): { page: string; address: string } | null {
  const [path = '', parameter] = template.replace(/\$$/, '').split('?');
  const parts = path.split('/');
  if (segments.length < parts.length || (template.endsWith('$') && segments.length > parts.length))
    return null;
  const [first = ''] = segments;
  if (/^[:*]/.test(path) && platform.reserved?.includes(first.toLowerCase()) === true) return null;
  const found: string[] = [];
  for (const [index, part] of parts.entries()) {
    const value = readPart(part, decode(segments[index] ?? ''));
    if (value === null) return null;
    if (value !== '') found.push(value.replace(platform.ignored ?? /$^/, ''));
  }
  const value = parameter === undefined ? null : url.searchParams.get(parameter);
  if (parameter !== undefined && !value) return null;
  if (value !== null) found.push(value.toLowerCase());
  if (found.every((part) => part === '')) return null;
  const query = parameter === undefined || value === null ? '' : `?${parameter}=${encodeURIComponent(value)}`;
  return {
    page: found.join('/'),
    address: `/${segments.slice(0, parts.length).join('/')}${query}`,
  };
}

/** What a part of a path tells of whose page it is: '' where it only has to be there, null where it does not fit. */
function readPart(part: string, segment: string): string | null {
  const folded = segment.toLowerCase();
  if (part === '*') return '';
  if (part === ':page') return folded;
  if (part === ':id') return /^(?:.*-)?(\d{6,})$/.exec(folded)?.[1] ?? null;
  const [start, rest] = part.split(':page');
  if (rest !== undefined && start !== undefined)
    return folded.startsWith(start) && folded.length > start.length ? folded.slice(start.length) : null;
  return folded === part ? '' : null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return segment;
  }
}
