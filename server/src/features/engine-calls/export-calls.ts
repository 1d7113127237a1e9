import type { EngineCallId, AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listCallsOf } from './store/ledger.ts';

const PAGE_SIZE = 1000;

/** What was asked of engines for an account. */
export function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  return Promise.resolve({ engineCalls: streamCalls(db, userId) });
}

/** Every call made to an engine for a user, with what it cost, oldest first, a page at a time. */
async function* streamCalls(db: Queryable, userId: AccountId) {
  let after: { startedAt: Date; id: EngineCallId } | null = null;
  do {
    const page: Awaited<ReturnType<typeof listCallsOf>> = await listCallsOf(db, {
      userId,
      after,
      limit: PAGE_SIZE,
    });
    yield* page;
    after = page.length < PAGE_SIZE ? null : (page.at(-1) ?? null);
  } while (after !== null);
}
