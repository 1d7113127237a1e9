import { PAGE_READ_EVERY_HOURS } from '@citato/contract';
import { readWebsite } from '#adapters/site-reader';
import type { CompanyId, AccountId } from '#lib/ids';
import { type PageFacts, countPage } from './rules/page-facts.ts';
import { findPage, upsertPage } from './store.ts';
import type { TaskListDeps } from './task-list-deps.ts';

const READ_AGAIN_AFTER_MS = PAGE_READ_EVERY_HOURS * 60 * 60_000;

/**
 * The facts of the company's page, read once a day at most; null when it cannot be read: then nothing is said about it.
 * Busy: another website of the account is being read.
 */
export async function readOwnPage(
  { db, clock, siteReader }: Pick<TaskListDeps, 'db' | 'clock' | 'siteReader'>,
  {
    companyId,
    userId,
    url,
    signal,
  }: { companyId: CompanyId; userId: AccountId; url: string; signal: AbortSignal },
): Promise<PageFacts | null | 'busy'> {
  const now = clock.now();
  const since = new Date(now.getTime() - READ_AGAIN_AFTER_MS);
  const known = await findPage(db, { companyId, url, since });
  if (known !== null) return known.facts;
  const reading = await readWebsite({ db, siteReader }, { userId, url, signal });
  if (reading === null) return 'busy';
  // Stopped before anything was learned of the page.
  signal.throwIfAborted();
  const facts = reading.status === 'ok' ? countPage(reading) : null;
  await upsertPage(db, { companyId, url, facts, readAt: now });
  return facts;
}
