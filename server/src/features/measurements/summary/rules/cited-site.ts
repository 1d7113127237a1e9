import { identityKey } from '@citato/mentions';
import { belongsToSite, hostName, isPlatformPage, siteWords } from '#lib/sites/site';

/**
 * The kind of site a cited page belongs to, where it belongs to no company of the answer: how a company gets onto it
 * differs. `page`: a profile on a network, which only its owner can edit.
 */
export type OutsideKind = 'reviews' | 'forum' | 'encyclopedia' | 'video' | 'marketplace' | 'article' | 'page';

export type SiteOwner =
  | { readonly kind: 'own' }
  | { readonly kind: 'rival'; readonly name: string }
  | { readonly kind: 'outside'; readonly outside: OutsideKind };

const OUTSIDE: readonly (readonly [Exclude<OutsideKind, 'article' | 'page'>, RegExp])[] = [
  [
    'reviews',
    /(^|\.)(trustpilot|recensioni-?verificate|opinioni|capterra|g2|getapp|tripadvisor|thefork|yelp|glassdoor|feedaty)\./,
  ],
  ['forum', /(^|\.)(reddit|quora|forum[a-z-]*|stackexchange|stackoverflow|answers)\.|(^|\.)[a-z-]*forum\./],
  ['encyclopedia', /(^|\.)(wikipedia|wikidata|treccani)\./],
  ['video', /(^|\.)(youtube|youtu|vimeo|tiktok)\./],
  ['marketplace', /(^|\.)(amazon|ebay|zalando|etsy|eprice|trovaprezzi|idealo|booking|airbnb)\./],
];

/** A label shorter than this says too little to tell whose site it is. */
const MIN_LABEL_LENGTH = 4;

/** Whose page an address is: the company's own, that of a company the answers name, or somebody else's. */
export function readSiteOwner({
  url,
  websiteUrl,
  rivals,
}: {
  url: string;
  /** The own company's. */
  websiteUrl: string;
  rivals: readonly { readonly name: string; readonly key: string }[];
}): SiteOwner {
  if (belongsToSite({ url, websiteUrl })) return { kind: 'own' };
  const host = hostName(url);
  const outside = OUTSIDE.find(([, pattern]) => pattern.test(host))?.[0];
  // An entry among reviews or offers is about a company; a channel or a page is a company's.
  if (outside !== undefined && outside !== 'video') return { kind: 'outside', outside };
  const isPage = isPlatformPage(url);
  const labels = isPage
    ? [identityKey(siteWords(url).replaceAll(' ', ''))]
    : host.split('.').slice(0, -1).map(identityKey);
  const rival = rivals.find(({ key }) => labels.some((label) => isSameName(label, key)));
  if (rival !== undefined) return { kind: 'rival', name: rival.name };
  return { kind: 'outside', outside: outside ?? (isPage ? 'page' : 'article') };
}

/** 'caffecorsini' and 'caffecorsini', 'aruba' and 'arubahosting': one begins with the other. */
function isSameName(label: string, key: string): boolean {
  const shorter = Math.min(label.length, key.length);
  return shorter >= MIN_LABEL_LENGTH && (label.startsWith(key) || key.startsWith(label));
}
