import * as z from 'zod';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { lockAccount, saveStep } from './account-records.ts';
import { mintId } from './mint-id.ts';
import { findNextDue, takeDueStep } from './rules/due-steps.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { readNow } from './sandbox-time.ts';
import { listDue } from './store/objects.ts';

const SUBSCRIPTIONS_AT_ONCE = 100;

export const applyDueJob = defineJob({
  name: 'payment-sandbox.apply-due',
  schema: z.object({}),
  retryLimit: 3,
});

/** Does what time alone has made due by the sandbox’s clock: renewals, charges tried again, ends. */
export async function applyDue(deps: SandboxDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const now = await readNow(deps, deps.db);
    const due = await listDue(deps.db, { now, limit: SUBSCRIPTIONS_AT_ONCE });
    let steps = 0;
    for (const subscriptionId of due) {
      signal?.throwIfAborted();
      while (await takeStep(deps, { subscriptionId, now })) steps += 1;
    }
    if (steps === 0 || due.length < SUBSCRIPTIONS_AT_ONCE) return;
  }
}

/** One step of one subscription, each at the moment it was due; false when there is none. */
async function takeStep(
  deps: SandboxDeps,
  { subscriptionId, now }: { subscriptionId: string; now: Date },
): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, subscriptionId);
    const at = account && findNextDue(account);
    const step = account && takeDueStep(account, { now, mintId });
    if (!at || !step) return false;
    await saveStep(deps, tx, { step, at });
    return true;
  });
}
