import type { CompanyId } from '#lib/ids';
import { type PageFacts, countPage } from './rules/page-facts.ts';
import { findPage, upsertPage } from './store.ts';
import type { TaskListDeps } from './task-list-deps.ts';

const READ_AGAIN_AFTER_MS = 24 * 60 * 60_000;

/** What the company's page shows, read once a day at most; null when it cannot be read: then nothing is said of it. */
export async function readOwnPage(
  { db, clock, siteReader }: Pick<TaskListDeps, 'db' | 'clock' | 'siteReader'>,
  { companyId, url }: { companyId: CompanyId; url: string },
): Promise<PageFacts | null> {
  const now = clock.now();
  const since = new Date(now.getTime() - READ_AGAIN_AFTER_MS);
  const known = await findPage(db, { companyId, url, since });
  if (known !== null) return known.facts;
  const reading = await siteReader.read({ url, signal: new AbortController().signal });
  const facts = reading.status === 'ok' ? countPage(reading) : null;
  await upsertPage(db, { companyId, url, facts, readAt: now });
  return facts;
}
