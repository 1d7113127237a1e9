import { removeInBatches } from '#platform/purges';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { KEEP_ENDED_MS, UNUSED_CLIENT_MS } from '../rules/oauth/assistant-life.ts';
import { deleteEndedAssistants } from '../store/assistants.ts';
import { deleteUnusedClients } from '../store/clients.ts';
import { deleteEndedTokens } from '../store/oauth-tokens.ts';

const DAY_MS = 86_400_000;

/** Forgets tokens that have ended, assistants a month after their end, and clients nobody consented to. */
export async function purgeOAuth(
  { db, clock }: Pick<ApiAccessDeps, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = (ageMs: number) => new Date(clock.now().getTime() - ageMs);
  // A token that was used is kept for a day beyond its end: until then a second use is seen.
  const tokens = before(DAY_MS);
  await removeInBatches((limit) => deleteEndedTokens(db, { moment: tokens, limit }), signal);
  const moment = before(KEEP_ENDED_MS);
  await removeInBatches(
    (limit) => deleteEndedAssistants(db, { moment, unusedBefore: tokens, limit }),
    signal,
  );
  const unused = before(UNUSED_CLIENT_MS);
  await removeInBatches((limit) => deleteUnusedClients(db, { moment: unused, limit }), signal);
}
