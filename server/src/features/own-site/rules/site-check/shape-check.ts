import type { CheckedPage, CitedPage, SiteCheck, SitePage } from '@citato/contract';
import type { Crawler } from '../access-log/crawlers.ts';
import type { CitedAddress } from './known-pages.ts';
import { pageKey } from './page-key.ts';
import type { FoundPage, SiteFindings } from './site-findings.ts';

const MAX_CITED = 50;
const MAX_UNCITED = 50;

/** What the last visit found, with the crawlers by name; those we do not know any more are left out. */
export function shapeVisit({
  findings: { robots, sitemap, pages },
  checkedAt,
  crawlers,
}: {
  findings: SiteFindings;
  checkedAt: Date;
  crawlers: readonly Crawler[];
}): NonNullable<SiteCheck['visit']> {
  return {
    checkedAt: checkedAt.toISOString(),
    robots: {
      ...robots,
      bans: robots.bans.map(({ crawlers: ids, agents, paths, remedy, ...ban }) => ({
        ...ban,
        agents: [...agents],
        paths: [...paths],
        remedy: { kind: remedy.kind, lines: [...remedy.lines] },
        crawlers: crawlers
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name, vendor, purpose }) => ({ id, name, vendor, purpose })),
      })),
    },
    sitemap: { state: sitemap.state, pages: sitemap.urls.length, isCut: sitemap.isCut },
    pages: pages.length,
  };
}

/** The pages answers cite, with what was found of each. */
export function shapeCited({
  cited,
  findings,
}: {
  cited: readonly CitedAddress[];
  findings: SiteFindings | null;
}): { pages: CitedPage[]; otherPages: number } {
  const find = prepareFind(findings);
  return {
    pages: cited
      .slice(0, MAX_CITED)
      .map(({ url, answers, prompts }) => ({ ...shapePage(url, find), answers, prompts: [...prompts] })),
    otherPages: Math.max(0, cited.length - MAX_CITED),
  };
}

/** Known pages that no answer cites; null while no page is known. */
export function shapeUncited({
  known,
  cited,
  findings,
}: {
  known: readonly string[];
  cited: readonly CitedAddress[];
  findings: SiteFindings | null;
}): SiteCheck['uncited'] {
  if (known.length === 0) return null;
  const find = prepareFind(findings);
  const keys = new Set(cited.map(({ url }) => pageKey(url)));
  const never = known.filter((url) => !keys.has(pageKey(url)));
  const pages: SitePage[] = never.slice(0, MAX_UNCITED).map((url) => shapePage(url, find));
  return { pages, total: never.length, known: known.length };
}

type Find = (url: string) => FoundPage | null;

function prepareFind(findings: SiteFindings | null): Find {
  const byKey = new Map(findings?.pages.map((page) => [pageKey(page.url), page]));
  return (url) => byKey.get(pageKey(url)) ?? null;
}

function shapePage(url: string, find: Find): SitePage {
  const found = find(url);
  return { url, path: URL.parse(url)?.pathname ?? url, page: found === null ? null : shapeFound(found) };
}

function shapeFound({
  structured,
  bans,
  problem,
  httpStatus,
  title,
  hasBrokenJsonLd,
}: FoundPage): CheckedPage {
  return {
    problem,
    httpStatus,
    title,
    structured: structured === null ? null : [...structured],
    hasBrokenJsonLd,
    bans: bans === null ? null : [...bans],
  };
}
