import { compareText, readHost } from '#lib/text';
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
  site,
  rivals,
}: {
  answers: readonly ReadAnswer[];
  site: string;
  rivals: readonly Rival[];
}): CitedSite[] {
  const cited = answers.flatMap((answer) =>
    listSources(answer).map((citation) => ({ ...citation, answer, hasOwn: findOwn(answer) !== null })),
  );
  return [...Map.groupBy(cited, ({ domain }) => domain)]
    .map(([domain, places]) => ({
      domain,
      owner: readSiteOwner({ domain, ownHost: site, rivals }),
      answers: new Set(places.map(({ answer }) => answer.id)).size,
      withoutOwn: new Set(places.filter(({ hasOwn }) => !hasOwn).map(({ answer }) => answer.id)).size,
      pages: countPages(places),
    }))
    .sort((a, b) => b.answers - a.answers || compareText(a.domain, b.domain));
}

function countPages(
  places: readonly { url: string; domain: string; title: string | null; answer: ReadAnswer }[],
): CitedPage[] {
  return [...Map.groupBy(places, ({ url }) => url)]
    .map(([url, citations]) => ({
      url,
      domain: citations[0]?.domain ?? readHost(url),
      title: citations.find(({ title }) => title !== null)?.title ?? null,
      answers: new Set(citations.map(({ answer }) => answer.id)).size,
    }))
    .sort((a, b) => b.answers - a.answers || b.url.length - a.url.length || compareText(a.url, b.url));
}
