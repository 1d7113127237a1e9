import { MAX_CHECKED_PAGES } from '@citato/contract';
import type { Inspection } from '#adapters/site-reader';
import { belongsToSite } from '#lib/sites/site';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { CRAWLERS } from '../rules/access-log/crawlers.ts';
import { choosePages } from '../rules/site-check/choose-pages.ts';
import { describePage } from '../rules/site-check/describe-page.ts';
import { describeRobots, readRobots } from '../rules/site-check/describe-robots.ts';
import { decidePath, findGroups } from '../rules/site-check/match-robots.ts';
import type { RobotsFile } from '../rules/site-check/parse-robots.ts';
import type { FoundPage, SiteFindings } from '../rules/site-check/site-findings.ts';
import { readSitemaps } from './read-sitemaps.ts';

/** As much as crawlers read of a robots.txt (RFC 9309). */
const MAX_ROBOTS_BYTES = 500 * 1024;
/** A whole visit; what was not read by then is not known. */
const VISIT_MS = 60_000;
const MAX_LINKED = 500;
/** Pages that are looked up in robots.txt, whether or not they are read. */
const MAX_LOOKED_UP = 60;
/** Our reader, as robots.txt may name it. */
const OWN_TOKEN = 'Citato';

interface Visit {
  readonly websiteUrl: string;
  readonly signal: AbortSignal;
}

/** Visits a site: its start page, robots.txt, its sitemap, then the pages answers cite and some others. */
export async function readSite(
  { siteReader }: Pick<OwnSiteDeps, 'siteReader'>,
  { websiteUrl, cited, signal: stop }: Visit & { cited: readonly string[] },
): Promise<SiteFindings> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(VISIT_MS)]);
  const start = await siteReader.inspect({ url: websiteUrl, signal });
  const { origin } = new URL(findHome({ start, websiteUrl }));
  const robotsUrl = `${origin}/robots.txt`;
  const file = await siteReader.readFile({ url: robotsUrl, maxBytes: MAX_ROBOTS_BYTES, signal });
  const rules = readRobots(file);
  const sitemap = await readSitemaps(
    { siteReader },
    { origin, websiteUrl, named: rules?.sitemaps ?? [], signal },
  );
  const links = start.status === 'ok' ? start.links.map(({ url }) => url) : [];
  const candidates = choosePages({
    urls: [websiteUrl, ...cited, ...links, ...sitemap.urls],
    websiteUrl,
    limit: MAX_LOOKED_UP,
  });
  const read = await readPages({ siteReader }, { candidates, start, rules, origin, signal });
  // A visit that was stopped by us says nothing.
  stop.throwIfAborted();
  return {
    robots: describeRobots({
      url: robotsUrl,
      file: file,
      crawlers: CRAWLERS,
      paths: candidates
        .filter((url) => URL.parse(url)?.origin === origin)
        .map((url) => new URL(url).pathname),
    }),
    sitemap,
    pages: read.pages,
    linked: choosePages({ urls: [...links, ...read.links], websiteUrl, limit: MAX_LINKED }),
  };
}

/** Where the start page is in the end, as long as that is still the site. */
function findHome({ start, websiteUrl }: { start: Inspection; websiteUrl: string }): string {
  return start.status === 'ok' && belongsToSite({ url: start.url, websiteUrl }) ? start.url : websiteUrl;
}

/** Reads the first candidates; those robots.txt asks our reader to leave alone are not asked for. */
async function readPages(
  { siteReader }: Pick<OwnSiteDeps, 'siteReader'>,
  {
    candidates,
    start,
    rules,
    origin,
    signal,
  }: {
    candidates: readonly string[];
    start: Inspection;
    rules: RobotsFile | null;
    origin: string;
    signal: AbortSignal;
  },
): Promise<{ pages: FoundPage[]; links: string[] }> {
  const pages: FoundPage[] = [];
  const links: string[] = [];
  for (const [index, url] of candidates.slice(0, MAX_CHECKED_PAGES).entries()) {
    const inspected =
      index === 0
        ? start
        : mayRead({ url, rules, origin })
          ? await siteReader.inspect({ url, signal })
          : FORBIDDEN;
    // The visit took too long: what is left is not known.
    if (inspected.status === 'failed' && inspected.kind === 'aborted') break;
    if (inspected.status === 'ok') links.push(...inspected.links.map((link) => link.url));
    pages.push(describePage({ url, inspected: inspected, crawlers: CRAWLERS }));
  }
  return { pages, links };
}

const FORBIDDEN = { status: 'failed', kind: 'forbidden', httpStatus: null } as const;

function mayRead({ url, rules, origin }: { url: string; rules: RobotsFile | null; origin: string }): boolean {
  const { origin: of, pathname } = new URL(url);
  if (rules === null || of !== origin) return true;
  return decidePath(findGroups(rules, OWN_TOKEN), pathname).isAllowed;
}
