import { findPlatformPage, showWebsite } from '@citato/contract';
import { getDomain, getPublicSuffix } from 'tldts';

/** With what others hand out names under: `github.io` and `blogspot.com` are no sites of one owner. */
const WITH_PRIVATE = { allowPrivateDomains: true } as const;

/** Names of hosts that say what a part of a site is for, not whose it is: `negozio.`, `blog.`, `it.`, `www2.` */
const PART_OF_A_SITE =
  /^(?:www\d*|m|mobile|amp|web|home|site|sito|shop|store|eshop|negozio|ecommerce|e-commerce|blog|news|magazine|app|my|area-?clienti|clienti|portal|info|it|en|de|fr|es|eu|int|us|uk|ch|at|booking|prenota|prenotazioni|menu|eventi|academy|help|support|assistenza|docs|lavora|jobs|careers|press|media|cdn|static)$/;

/**
 * Whether an address is of a company's site. On a platform the site is the company's page there, never the platform.
 * Elsewhere it is the host and what lies below; a host named for a part of a site (`negozio.`) stands for the whole.
 */
export function belongsToSite({ url, websiteUrl }: { url: string; websiteUrl: string }): boolean {
  const page = URL.parse(url);
  const own = URL.parse(websiteUrl);
  if (page === null || own === null) return false;
  const ownPlace = findPlatformPage(own);
  const place = findPlatformPage(page);
  if (ownPlace === null || place === null) {
    if (ownPlace !== null || place !== null) return false;
    const host = wholeHost(own.hostname);
    const cited = bareHost(page.hostname);
    return cited === host || cited.endsWith(`.${host}`);
  }
  if (ownPlace.platform !== place.platform) return false;
  if (ownPlace.page !== null) return place.page === ownPlace.page || isBelow(place.page, ownPlace.page);
  // The platform's own site, or an address there that names no page of an owner.
  return place.page === null && (pathOf(own) === '' || pathOf(page) === pathOf(own));
}

/**
 * What all addresses of one owner share: the registrable domain (`ponteverde.it` of `a.b.ponteverde.it`), the page on a
 * platform (`facebook.com/trattoriaaurora`).
 */
export function siteKey(websiteUrl: string): string {
  const url = new URL(websiteUrl);
  const place = findPlatformPage(url);
  if (place !== null) return place.page === null ? place.platform : `${place.platform}/${place.page}`;
  const host = bareHost(url.hostname);
  return getDomain(host, WITH_PRIVATE) ?? host;
}

/**
 * The words an address is made of: `trattoria aurora` of `www.trattoria-aurora.it` and of
 * `facebook.com/trattoria.aurora`; never those of a platform.
 */
export function siteWords(websiteUrl: string): string {
  const url = URL.parse(websiteUrl);
  if (url === null) return websiteUrl;
  const place = findPlatformPage(url);
  const host = bareHost(url.hostname);
  const suffix = getPublicSuffix(host, WITH_PRIVATE) ?? '';
  const words = place === null ? host.slice(0, host.length - suffix.length) : (place.page ?? place.platform);
  return words
    .replace(/(?:^|[-/])\d{5,}(?=$|\/)/g, ' ')
    .replace(/[-._/@+%]+/g, ' ')
    .trim();
}

/** The website as far as its host names its company: a page on a platform has the platform's host. */
export function namingWebsite(websiteUrl: string): { websiteUrl?: string } {
  return isPlatformPage(websiteUrl) ? {} : { websiteUrl };
}

/** Whether an address is of a page on a platform's own host, which its company can neither configure nor name. */
export function isPlatformPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && findPlatformPage(url)?.hasOwnHost === false;
}

/** The site a source is counted under: its host; of the company's page on a platform, that page. */
export function sourceSite({ url, websiteUrl }: { url: string; websiteUrl: string }): string {
  return isPlatformPage(websiteUrl) && belongsToSite({ url, websiteUrl })
    ? showWebsite(websiteUrl)
    : hostName(url);
}

/** A host as people write it: lower case, without `www.`; what is no address stays as it is. */
export function hostName(url: string): string {
  return bareHost(URL.parse(url)?.hostname ?? url);
}

const bareHost = (host: string): string => host.replace(/\.$/, '').replace(/^www\./, '');
const pathOf = (url: URL): string => url.pathname.replace(/\/+$/, '').toLowerCase();
const isBelow = (page: string | null, own: string): boolean => page?.startsWith(`${own}/`) === true;

function wholeHost(hostname: string): string {
  const domain = getDomain(hostname, WITH_PRIVATE);
  let host = bareHost(hostname);
  for (;;) {
    const [label = '', ...rest] = host.split('.');
    if (host === domain || rest.length < 2 || !PART_OF_A_SITE.test(label)) return host;
    host = rest.join('.');
  }
}
