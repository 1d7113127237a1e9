import { belongsToSite } from '#lib/sites/site';
import { choosePages } from './choose-pages.ts';
import { pageKey } from './page-key.ts';
import type { SiteFindings } from './site-findings.ts';

/** A page of the site with the answers that cite it. */
export interface CitedAddress {
  readonly url: string;
  readonly answers: number;
  readonly prompts: readonly { readonly promptId: string; readonly answers: number }[];
}

/** Pages of the site among cited addresses, most cited first. An answer belongs to one prompt, so the sums count each once. */
export function sumCited({
  rows,
  websiteUrl,
}: {
  rows: readonly { readonly url: string; readonly promptId: string; readonly answers: number }[];
  websiteUrl: string;
}): CitedAddress[] {
  const own = rows.filter(({ url }) => belongsToSite({ url, websiteUrl }));
  return [...Map.groupBy(own, ({ url }) => pageKey(url)).values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      return [
        {
          url: first.url,
          answers: group.reduce((total, { answers }) => total + answers, 0),
          prompts: group.map(({ promptId, answers }) => ({ promptId, answers })),
        },
      ];
    })
    .toSorted((a, b) => b.answers - a.answers || (a.url < b.url ? -1 : 1));
}

const MAX_KNOWN = 1_000;

/** Pages of the site that are known from its sitemap, from links of pages read and from access logs, each once. */
export function listKnownPages({
  findings,
  crawled,
  websiteUrl,
}: {
  findings: SiteFindings | null;
  /** Paths that crawlers read without an error. */
  crawled: readonly string[];
  websiteUrl: string;
}): string[] {
  const home = findings?.pages[0]?.url ?? websiteUrl;
  const fromLogs = crawled.flatMap((path) => URL.parse(path, home)?.href ?? []);
  return choosePages({
    urls: [...(findings?.sitemap.urls ?? []), ...(findings?.linked ?? []), ...fromLogs],
    websiteUrl,
    limit: MAX_KNOWN,
  });
}
