import * as z from 'zod';
import { deleteSecurityEventsBefore } from '#platform/audit';
import { idleSince } from '../sessions/rules/session-life.ts';
import { deleteExpiredSessions } from '../sessions/store.ts';
import { clearExpiredTokens, deleteUnverifiedBefore } from '../users/store/verification-tokens.ts';
import { defineJob } from '#platform/jobs';
import { purgeAnswers } from '#platform/idempotency';
import { deleteExpiredCounts, deleteExpiredLeases } from '#platform/limits';
import { removeInBatches } from '#platform/purges';
import type { AccountsDeps } from '../accounts-deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_UNVERIFIED_DAYS = 7;
/** How long a spent verification link is still recognised as such. */
const KEEP_SPENT_TOKENS_DAYS = 7;
const KEEP_SECURITY_EVENTS_DAYS = 365;

export const purgeExpiredJob = defineJob({
  name: 'accounts.purge-expired',
  schema: z.object({}),
  retryLimit: 3,
});

/**
 * Removes what is no longer needed: unverified registrations, sessions, tokens, counts, answers kept for repeated
 * requests, old security events.
 */
export async function purgeExpired(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const removals: ((limit: number) => Promise<number>)[] = [
    (limit) => deleteUnverifiedBefore(db, { moment: daysAgo(KEEP_UNVERIFIED_DAYS), limit }),
    (limit) => deleteExpiredSessions(db, { now, idleSince: idleSince(now), limit }),
    (limit) => clearExpiredTokens(db, { now, spentBefore: daysAgo(KEEP_SPENT_TOKENS_DAYS), limit }),
    (limit) => deleteSecurityEventsBefore(db, { moment: daysAgo(KEEP_SECURITY_EVENTS_DAYS), limit }),
    (limit) => deleteExpiredCounts(db, { moment: now, limit }),
    (limit) => purgeAnswers(db, { now, limit }),
  ];
  for (const remove of removals) await removeInBatches(remove, signal);
  await deleteExpiredLeases(db);
}
