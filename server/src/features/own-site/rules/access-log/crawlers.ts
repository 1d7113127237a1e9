import crawlers from './crawlers.json' with { type: 'json' };

/** What a crawler comes for: training of models, an index that is searched, a page a person asks about, or only a name for robots.txt. */
const CRAWLER_PURPOSES = ['training', 'search', 'user', 'control'] as const;
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

export interface Crawler {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  /** What its user agent holds, and its group in robots.txt is called. */
  readonly token: string;
  readonly purpose: CrawlerPurpose;
  /** Where its vendor describes it. */
  readonly documentation: string;
}

export const CRAWLERS: readonly Crawler[] = crawlers.map(({ purpose, ...crawler }) => ({
  ...crawler,
  purpose: CRAWLER_PURPOSES.find((known) => known === purpose) ?? 'search',
}));

const byId = new Map(CRAWLERS.map((crawler) => [crawler.id, crawler]));
export const findCrawlerById = (id: string): Crawler | null => byId.get(id) ?? null;

/** The longer name first: Applebot-Extended is not Applebot. */
const ordered = CRAWLERS.toSorted((a, b) => b.token.length - a.token.length).map((crawler) => ({
  crawler,
  token: crawler.token.toLowerCase(),
}));

/** Whom a user agent claims to be; versions and the rest of it do not matter. */
export function findCrawler(userAgent: string): Crawler | null {
  const claimed = userAgent.toLowerCase();
  return ordered.find(({ token }) => claimed.includes(token))?.crawler ?? null;
}
