import { siteKey, siteWords } from '#lib/sites/site';

/** The name searched for where a site states none: `negozio.ponte-verde.it` → `ponte verde`. */
export function nameOfSite(websiteUrl: string): string {
  const key = siteKey(websiteUrl);
  return siteWords(key.includes('/') ? websiteUrl : `https://${key}`);
}
