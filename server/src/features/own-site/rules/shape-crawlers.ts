import type { CrawlerVisits } from '@citato/contract';
import { findCrawlerById } from './access-log/crawlers.ts';
import { type Verification, findRangesDate } from './access-log/verify-address.ts';

/** What one crawler read from one kind of address. */
export interface CrawlerSum {
  readonly crawler: string;
  readonly verification: Verification;
  readonly reads: number;
  readonly failed: number;
  readonly pages: number;
  readonly lastAt: string;
}

/** Crawlers with what they read, those that read most from addresses of their own first; one we do not know any more is left out. */
export function shapeCrawlers(sums: readonly CrawlerSum[]): CrawlerVisits[] {
  return [...Map.groupBy(sums, ({ crawler }) => crawler)]
    .flatMap(([id, ofCrawler]) => shapeCrawler(id, ofCrawler) ?? [])
    .toSorted((a, b) => countTrue(b) - countTrue(a) || b.outside - a.outside || a.id.localeCompare(b.id));
}

const countTrue = ({ verified, unpublished }: CrawlerVisits): number => verified + unpublished;

function shapeCrawler(id: string, sums: readonly CrawlerSum[]): CrawlerVisits | null {
  const crawler = findCrawlerById(id);
  if (crawler === null) return null;
  const { name, vendor, purpose, documentation } = crawler;
  const readsOf = (verification: Verification) =>
    sums.find((sum) => sum.verification === verification)?.reads ?? 0;
  const own = sums.filter(({ verification }) => verification !== 'outside');
  const times = (own.length > 0 ? own : sums).map(({ lastAt }) => new Date(lastAt).getTime());
  return {
    id,
    name,
    vendor,
    purpose,
    documentation,
    rangesDate: findRangesDate(id),
    verified: readsOf('verified'),
    outside: readsOf('outside'),
    unpublished: readsOf('unpublished'),
    failed: own.reduce((total, { failed }) => total + failed, 0),
    pages: Math.max(0, ...own.map(({ pages }) => pages)),
    lastAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
  };
}
