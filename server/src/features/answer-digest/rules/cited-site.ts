import { identityKey } from '@citato/mentions';

/** What kind of place a page stands on that belongs to nobody in the answer: how one gets in differs. */
export type OutsideKind = 'reviews' | 'forum' | 'encyclopedia' | 'video' | 'marketplace' | 'article';

export type SiteOwner =
  | { readonly kind: 'own' }
  | { readonly kind: 'rival'; readonly name: string }
  | { readonly kind: 'outside'; readonly outside: OutsideKind };

const OUTSIDE: readonly (readonly [Exclude<OutsideKind, 'article'>, RegExp])[] = [
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
const SHORTEST_LABEL = 4;

/** Whose page a domain is: the company's own, that of a company the answers name, or somebody else's. */
export function readSiteOwner({
  domain,
  ownHost,
  rivals,
}: {
  domain: string;
  ownHost: string;
  rivals: readonly { readonly name: string; readonly key: string }[];
}): SiteOwner {
  if (domain === ownHost || domain.endsWith(`.${ownHost}`)) return { kind: 'own' };
  const outside = OUTSIDE.find(([, pattern]) => pattern.test(domain))?.[0];
  if (outside !== undefined) return { kind: 'outside', outside };
  const labels = domain.split('.').slice(0, -1).map(identityKey);
  const rival = rivals.find(({ key }) => labels.some((label) => isSameName(label, key)));
  return rival === undefined ? { kind: 'outside', outside: 'article' } : { kind: 'rival', name: rival.name };
}

/** 'caffecorsini' and 'caffecorsini', 'aruba' and 'arubahosting': one begins with the other. */
function isSameName(label: string, key: string): boolean {
  const shorter = Math.min(label.length, key.length);
  return shorter >= SHORTEST_LABEL && (label.startsWith(key) || key.startsWith(label));
}
