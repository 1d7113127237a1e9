import { belongsToSite } from '#lib/sites/site';
import { pageKey } from './page-key.ts';

/** Addresses of files that are no pages. */
const FILE =
  /\.(?:pdf|jpe?g|png|gif|webp|svg|avif|ico|css|js|mjs|json|xml|zip|gz|mp[34]|webm|docx?|xlsx?|pptx?|txt|woff2?)$/i;

/** Pages of the site among some addresses, each once, in their order; files, other sites and other schemes are left out. */
export function choosePages({
  urls,
  websiteUrl,
  limit,
}: {
  urls: Iterable<string>;
  websiteUrl: string;
  limit: number;
}): string[] {
  const chosen = new Map<string, string>();
  for (const address of urls) {
    if (chosen.size >= limit) break;
    const url = URL.parse(address);
    if (url === null || !/^https?:$/.test(url.protocol) || FILE.test(url.pathname)) continue;
    if (!belongsToSite({ url: address, websiteUrl })) continue;
    const key = pageKey(address);
    if (!chosen.has(key)) chosen.set(key, `${url.origin}${url.pathname}`);
  }
  return [...chosen.values()];
}
