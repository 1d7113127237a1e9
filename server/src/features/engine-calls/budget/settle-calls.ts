import type { Queryable } from '#platform/db';
import { type SettledCall, settleRows } from '../store/ledger.ts';

/** Writes what the calls came to, in one statement. */
export async function settleCalls(
  db: Queryable,
  { calls, finishedAt }: { calls: readonly SettledCall[]; finishedAt: Date },
): Promise<void> {
  if (calls.length > 0) await settleRows(db, { calls, finishedAt });
}
