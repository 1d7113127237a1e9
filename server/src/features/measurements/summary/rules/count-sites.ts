import { parseWebsite, showWebsite } from '@citato/contract';
import { hostName, isPlatformPage } from '#lib/sites/site';
import { compareText } from '#lib/text';
import { type SiteOwner, readSiteOwner } from './cited-site.ts';
import type { Rival } from './count-rivals.ts';
import { type ReadAnswer, findOwn, listSources } from './read-answer.ts';

export interface CitedPage {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  readonly answers: number;
}

/** A site that answers cite, most cited first, with its pages. */
export interface CitedSite {
  readonly domain: string;
  readonly owner: SiteOwner;
  readonly answers: number;
  /** Answers that cite it and do not name the own company. */
  readonly withoutOwn: number;
  readonly pages: readonly CitedPage[];
}

/** The sites that answers cite, most cited first. */
export function countSites({
  answers,
  websiteUrl,
  rivals,
}: {
  answers: readonly ReadAnswer[];
  /** The company's. */
  websiteUrl: string;
  rivals: readonly Rival[];
}): CitedSite[] {
  const cited = answers.flatMap((answer) =>
    listSources(answer).map((citation) => {
      const owner = readSiteOwner({ url: citation.url, websiteUrl, rivals });
      const domain = nameSite({ url: citation.url, owner, websiteUrl });
      return { ...citation, domain, owner, answer, hasOwn: findOwn(answer) !== null };
    }),
  );
  return [...Map.groupBy(cited, ({ domain }) => domain)]
    .map(([domain, places]) => ({
      domain,
      owner: places[0]?.owner ?? { kind: 'outside' as const, outside: 'article' as const },
      answers: new Set(places.map(({ answer }) => answer.id)).size,
      withoutOwn: new Set(places.filter(({ hasOwn }) => !hasOwn).map(({ answer }) => answer.id)).size,
      pages: countPages(places),
    }))
    .sort((a, b) => b.answers - a.answers || compareText(a.domain, b.domain));
}

/** What a site is called: the own one as its company wrote it, a rival's page on a platform by that page. */
function nameSite({ url, owner, websiteUrl }: { url: string; owner: SiteOwner; websiteUrl: string }): string {
  if (owner.kind === 'own') return showWebsite(websiteUrl);
  return owner.kind === 'rival' && isPlatformPage(url)
    ? showWebsite(parseWebsite(url) ?? url)
    : hostName(url);
}

function countPages(
  places: readonly { url: string; domain: string; title: string | null; answer: ReadAnswer }[],
): CitedPage[] {
  return [...Map.groupBy(places, ({ url }) => url)]
    .map(([url, citations]) => ({
      url,
      domain: citations[0]?.domain ?? hostName(url),
      title: citations.find(({ title }) => title !== null)?.title ?? null,
      answers: new Set(citations.map(({ answer }) => answer.id)).size,
    }))
    .sort((a, b) => b.answers - a.answers || b.url.length - a.url.length || compareText(a.url, b.url));
}
