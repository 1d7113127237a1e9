import { belongsToSite } from '#lib/sites/site';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { choosePages } from '../rules/site-check/choose-pages.ts';
import { parseSitemap } from '../rules/site-check/parse-sitemap.ts';
import type { FoundSitemap } from '../rules/site-check/site-findings.ts';

const MAX_BYTES = 2 * 1024 * 1024;
/** Files of one visit, an index among them. */
const MAX_FILES = 3;
const MAX_PAGES = 500;

/** The pages a site lists of itself: in the sitemaps robots.txt names, else at the usual address. */
export async function readSitemaps(
  { siteReader }: Pick<OwnSiteDeps, 'siteReader'>,
  {
    origin,
    websiteUrl,
    named,
    signal,
  }: { origin: string; websiteUrl: string; named: readonly string[]; signal: AbortSignal },
): Promise<FoundSitemap> {
  const own = (url: string) => belongsToSite({ url, websiteUrl });
  const waiting = named.filter(own);
  if (waiting.length === 0) waiting.push(`${origin}/sitemap.xml`);
  const found: string[] = [];
  let [read, missing, isCut] = [0, 0, false];
  for (let files = 0; files < MAX_FILES; files += 1) {
    const url = waiting.shift();
    if (url === undefined) break;
    const file = await siteReader.readFile({ url, maxBytes: MAX_BYTES, signal });
    if (file.status === 'ok' && (file.httpStatus === 404 || file.httpStatus === 410)) missing += 1;
    const sitemap = file.status === 'ok' && file.text !== '' ? parseSitemap(file.text) : null;
    if (sitemap === null) continue;
    read += 1;
    isCut ||= file.status === 'ok' && file.isCut;
    if (sitemap.isIndex) waiting.push(...sitemap.addresses.filter(own));
    else found.push(...sitemap.addresses);
  }
  const urls = choosePages({ urls: found, websiteUrl, limit: MAX_PAGES });
  const state = read > 0 ? 'read' : missing > 0 ? 'missing' : 'unknown';
  return { state, urls, isCut: isCut || waiting.length > 0 || urls.length >= MAX_PAGES };
}
