import { createNetworkCheck } from '#lib/ip-address';
import published from './crawler-ranges.json' with { type: 'json' };
import type { Crawler } from './crawlers.ts';

/**
 * Whether a request came from where its crawler's vendor says it comes from. `outside`: from elsewhere, so forged, or
 * passed on by a proxy that wrote its own address. `unpublished`: no list of the vendor’s addresses is kept.
 */
export type Verification = 'verified' | 'outside' | 'unpublished';

const ranges = new Map(
  published.flatMap(({ crawlers, date, ranges: networks }) => {
    const list = { date, holds: createNetworkCheck(networks) };
    return crawlers.map((crawler) => [crawler, list] as const);
  }),
);

/** The day of the copy of a crawler's addresses; null where its vendor publishes none. */
export const findRangesDate = (crawlerId: string): string | null => ranges.get(crawlerId)?.date ?? null;

/** @param written the address, or those of the proxies on the way: the last is the one our side has seen */
export function verifyAddress(crawler: Crawler, written: string): Verification {
  // A name for robots.txt alone: no request carries it.
  if (crawler.purpose === 'control') return 'outside';
  const list = ranges.get(crawler.id);
  if (list === undefined) return 'unpublished';
  return list.holds(written.split(',').at(-1)?.trim() ?? '') ? 'verified' : 'outside';
}
