import type { Transaction } from '#platform/db';
import { deliverEventJob } from './deliver-event.ts';
import { mintId } from '../mint-id.ts';
import type { Happening } from '../rules/sandbox-objects.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';

/** Stores events for the product; they are sent exactly when the transaction commits. */
export async function announce(
  { queue }: Pick<SandboxDeps, 'queue'>,
  tx: Transaction,
  { customerId, happenings, at }: { customerId: string; happenings: readonly Happening[]; at: Date },
): Promise<void> {
  const items = happenings.map(({ type, objectId }) => ({
    payload: { id: mintId('evt'), type, customerId, objectId, created: Math.floor(at.getTime() / 1000) },
  }));
  await queue.enqueueMany(tx, deliverEventJob, items);
}
