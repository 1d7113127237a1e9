import type { SiteReader, SiteReading } from '#adapters/site-reader';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { runExclusively } from '#platform/limits';

/** Longer than the reader takes at most. */
const READING = { name: 'site-reading', leaseSeconds: 60 };

/**
 * Reads a website on an account's word. One at a time for an account, over all processes, whatever it is read for: slow
 * sites of one take no places from the others. Null: another is being read; try again in a moment.
 */
export async function readWebsite(
  { db, siteReader }: { db: Queryable; siteReader: SiteReader },
  { userId, url, signal }: { userId: UserId; url: string; signal: AbortSignal },
): Promise<SiteReading | null> {
  return runExclusively(db, { exclusive: READING, key: userId }, () => siteReader.read({ url, signal }));
}
