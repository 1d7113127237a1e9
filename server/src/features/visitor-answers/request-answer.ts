import { AppError } from '#lib/app-error';
import { type VisitorAnswerId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { readSiteJob } from './read-site-job.ts';
import { readSiteDomain } from './rules/site-domain.ts';
import { LIFE_MS } from './rules/visitor-life.ts';
import { findOfDomain, insertReading } from './store.ts';
import type { VisitorAnswerRow } from './tables.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

const HOUR_S = 60 * 60;
/** Looking at what is there costs nothing but this server's time. */
const REQUESTS = { name: 'visitor-requests', uses: 120, windowSeconds: HOUR_S };
/** Sites begun from one address; an office shares one. */
const SITES = { name: 'visitor-sites', uses: 10, windowSeconds: 24 * HOUR_S };
/** Sites begun by everybody: many addresses are cheap, foreign sites and engines are not ours to flood. */
const ALL_SITES = { name: 'visitor-sites-all', uses: 600, windowSeconds: HOUR_S };
const EVERYBODY = 'everybody';

/** Begins the answer for a visitor's site, or gives the one that is there for all. */
export async function requestAnswer(
  deps: VisitorAnswersDeps,
  { websiteUrl, network }: { websiteUrl: string; network: string },
): Promise<{ isNew: boolean; row: VisitorAnswerRow }> {
  const { db, clock, limits, isOffered } = deps;
  if (!isOffered) throw new AppError('visitor_answers.off');
  await limits.take(REQUESTS, network);
  const site = { domain: readSiteDomain(websiteUrl), websiteUrl };
  const known = await findOfDomain(db, { domain: site.domain, now: clock.now() });
  if (known !== null) return { isNew: false, row: known };
  if (!(await limits.mayTake(SITES, network))) throw new AppError('visitor_answers.daily_limit');
  if (!(await limits.mayTake(ALL_SITES, EVERYBODY))) {
    // Nothing was begun: the visitor's own day is not used up by a crowd.
    await limits.giveBack(SITES, network);
    throw new AppError('visitor_answers.busy');
  }
  const begun = await begin(deps, site);
  if (begun !== null) return { isNew: true, row: begun };
  await Promise.all([limits.giveBack(SITES, network), limits.giveBack(ALL_SITES, EVERYBODY)]);
  const others = await findOfDomain(db, { domain: site.domain, now: clock.now() });
  if (others === null) throw new AppError('visitor_answers.busy');
  return { isNew: false, row: others };
}

/** The row and its job in one transaction; null when another visitor was first. */
async function begin(
  { db, clock, queue }: VisitorAnswersDeps,
  site: { domain: string; websiteUrl: string },
): Promise<VisitorAnswerRow | null> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LIFE_MS.reading);
  return withTransaction(db, async (tx) => {
    const row = await insertReading(tx, { ...site, id: newId<VisitorAnswerId>(), createdAt, expiresAt });
    if (row !== null) await queue.enqueue(tx, readSiteJob, { id: row.id });
    return row;
  });
}
