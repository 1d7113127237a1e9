import type { ReceivedLog, SiteVisitors } from '@citato/contract';
import { formatDate } from '#lib/format';
import { ownSiteCopy } from './copy.ts';

const copy = ownSiteCopy.logs;

/** What the logs come to: reads that are the crawlers' own, by how many of them, and visits. */
export function sumVisitors({ crawlers, engines }: Pick<SiteVisitors, 'crawlers' | 'engines'>) {
  const own = crawlers.map(({ verified, unpublished }) => verified + unpublished);
  return {
    reads: own.reduce((total, reads) => total + reads, 0),
    crawlers: own.filter((reads) => reads > 0).length,
    visits: engines.reduce((total, { visits }) => total + visits, 0),
  };
}

/** What became of a log that was sent, in sentences. */
export function describeReceived({ log, isDuplicate, overlappingDays, sharedDays }: ReceivedLog): string {
  if (isDuplicate) return copy.duplicate;
  return [
    `${copy.facts({ lines: log.lines, counted: log.countedLines })}.`,
    ...(overlappingDays.length === 0 ? [] : [copy.overlapping(overlappingDays.map(formatDate).join(', '))]),
    ...(sharedDays.length === 0 ? [] : [copy.shared(sharedDays.map(formatDate).join(', '))]),
  ].join(' ');
}
