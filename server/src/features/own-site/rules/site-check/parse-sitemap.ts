/** The addresses a sitemap lists: pages, or further sitemaps. */
export interface Sitemap {
  readonly isIndex: boolean;
  readonly addresses: readonly string[];
}

const MAX_ADDRESSES = 2_000;
const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,2048})(?:\]\]>)?\s*<\/loc>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a sitemap of sitemaps.org, as XML or one address a line; null for anything else. */
export function parseSitemap(text: string): Sitemap | null {
  if (/<(?:urlset|sitemapindex)[\s>]/i.test(text)) {
    const addresses = [...text.matchAll(LOCATION)].map(([, address = '']) => decode(address.trim()));
    return { isIndex: /<sitemapindex[\s>]/i.test(text), addresses: addresses.slice(0, MAX_ADDRESSES) };
  }
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\s*\n\s*/, MAX_ADDRESSES);
  const isList = lines.every((line) => /^https?:\/\/\S+$/i.test(line));
  return isList ? { isIndex: false, addresses: lines } : null;
}

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => ENTITIES[name] ?? entity);
