import { siteKey, siteWords } from '#lib/sites/site';

/** What a site without a stated name is looked for as: `negozio.ponte-verde.it` → `ponte verde`. */
export function nameOfSite(websiteUrl: string): string {
  const key = siteKey(websiteUrl);
  return siteWords(key.includes('/') ? websiteUrl : `https://${key}`);
}
