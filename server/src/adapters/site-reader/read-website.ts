import type { SiteReader, SiteReading } from './site-reader.ts';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { runExclusively } from '#platform/limits';

/** Longer than the reader may take. */
const READING = { name: 'site-reading', leaseSeconds: 60 };

/**
 * Reads a website for an account. One at a time per account, over all processes, whatever it is read for: slow sites of
 * one account must not occupy the places of others. Null: another is being read; try again in a moment.
 */
export async function readWebsite(
  { db, siteReader }: { db: Queryable; siteReader: SiteReader },
  { userId, url, signal }: { userId: AccountId; url: string; signal: AbortSignal },
): Promise<SiteReading | null> {
  return runExclusively(db, { exclusive: READING, key: userId }, () => siteReader.read({ url, signal }));
}
