import type { EngineCallId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listCallsOf } from './store/ledger.ts';

const PAGE_SIZE = 1000;

/** Every call made to an engine for a user, with what it cost, oldest first, a page at a time. */
export async function* exportFor(db: Queryable, userId: AccountId) {
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
