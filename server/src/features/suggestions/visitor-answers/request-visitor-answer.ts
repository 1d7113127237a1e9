import type { ErrorCode } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { type VisitorAnswerId, newId } from '#lib/ids';
import type { SharedWork } from '#lib/async/shared-work';
import { siteKey } from '#lib/sites/site';
import { withTransaction } from '#platform/db';
import type { RateLimit } from '#platform/limits';
import { readSiteJob } from './read-site-job.ts';
import { LIFETIME_MS } from './rules/visitor-life.ts';
import { findOfSite, insertReading } from './store.ts';
import type { VisitorAnswerRow } from './tables.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

const HOUR_S = 60 * 60;
/** Reading an existing answer costs only this server's time. */
const REQUESTS = { name: 'visitor-requests', uses: 120, windowSeconds: HOUR_S };
/** Sites begun from one address; the users of an office share one. */
const SITES = { name: 'visitor-sites', uses: 10, windowSeconds: 24 * HOUR_S };
/** Sites begun from all addresses: an attacker has many of them, and foreign sites and engines must not be flooded. */
const ALL_SITES = { name: 'visitor-sites-all', uses: 600, windowSeconds: HOUR_S };
const EVERYBODY = 'everybody';

interface RequestedAnswer {
  readonly isNew: boolean;
  readonly row: VisitorAnswerRow;
}

export type RequestAnswerDeps = VisitorAnswersDeps & {
  /** Requests of this process under way, by address. */
  readonly requests: SharedWork<RequestedAnswer>;
};

/**
 * Begins the answer for a visitor's site, or returns the one that exists for all. Simultaneous requests for one site
 * wait here for the first, without a database connection.
 */
export async function requestVisitorAnswer(
  deps: RequestAnswerDeps,
  { websiteUrl, network }: { websiteUrl: string; network: string },
): Promise<RequestedAnswer> {
  if (!deps.isOffered) throw new AppError('visitor_answers.off');
  await deps.limits.take(REQUESTS, network);
  const site = { domain: siteKey(websiteUrl), websiteUrl };
  for (;;) {
    const others = deps.requests.join(websiteUrl);
    if (others === null) break;
    // A refusal of the first visitor, such as the limit of their address, need not apply to this one.
    const found = await others.catch(() => null);
    if (found !== null) return { isNew: false, row: found.row };
  }
  return deps.requests.begin(websiteUrl, async () => findOrBegin(deps, { site, network }));
}

async function findOrBegin(
  deps: VisitorAnswersDeps,
  { site, network }: { site: { domain: string; websiteUrl: string }; network: string },
): Promise<RequestedAnswer> {
  const find = async () => findOfSite(deps.db, { ...site, now: deps.clock.now() });
  const known = await find();
  if (known !== null) return { isNew: false, row: known };
  const begun = await beginWithinLimits(deps, { site, network });
  if (begun !== null) return { isNew: true, row: begun };
  const others = await find();
  if (others === null) throw new AppError('visitor_answers.busy');
  return { isNew: false, row: others };
}

/** Null when another process was first. */
async function beginWithinLimits(
  deps: VisitorAnswersDeps,
  { site, network }: { site: { domain: string; websiteUrl: string }; network: string },
): Promise<VisitorAnswerRow | null> {
  return onPlace(deps, { limit: SITES, key: network, refusal: 'visitor_answers.daily_limit' }, async () =>
    onPlace(deps, { limit: ALL_SITES, key: EVERYBODY, refusal: 'visitor_answers.busy' }, async () =>
      begin(deps, site),
    ),
  );
}

/**
 * Takes one of the limited starts, and gives it back where nothing was begun: another was first, it was refused, or the
 * database is away.
 */
async function onPlace(
  { limits }: Pick<VisitorAnswersDeps, 'limits'>,
  { limit, key, refusal }: { limit: RateLimit; key: string; refusal: ErrorCode },
  beginSite: () => Promise<VisitorAnswerRow | null>,
): Promise<VisitorAnswerRow | null> {
  if (!(await limits.mayTake(limit, key))) throw new AppError(refusal);
  let begun: VisitorAnswerRow | null = null;
  try {
    begun = await beginSite();
    return begun;
  } finally {
    if (begun === null) await limits.giveBack(limit, key);
  }
}

/** The row and its job in one transaction; null when another visitor was first. */
async function begin(
  { db, clock, queue }: VisitorAnswersDeps,
  site: { domain: string; websiteUrl: string },
): Promise<VisitorAnswerRow | null> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS.reading);
  return withTransaction(db, async (tx) => {
    const row = await insertReading(tx, { ...site, id: newId<VisitorAnswerId>(), createdAt, expiresAt });
    if (row !== null) await queue.enqueue(tx, readSiteJob, { id: row.id });
    return row;
  });
}
