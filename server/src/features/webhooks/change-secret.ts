import type { Webhook } from '@citato/contract';
import { makeSecret } from '#adapters/webhooks';
import { AppError } from '#lib/app-error';
import type { UserId, WebhookId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { showEndpoint } from './list-endpoints.ts';
import { changeEndpoint, lockEndpointOf } from './store/endpoints.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** Time for the receiver to take the new secret up. */
const BOTH_FOR_MS = 24 * 3_600_000;

/** Gives an endpoint a new secret, shown this once; for a day the one before signs as well. */
export async function changeSecret(
  { db, clock, sealer }: WebhooksDeps,
  scope: { userId: UserId; endpointId: WebhookId },
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = makeSecret();
  const webhook = await withTransaction(db, async (tx) => {
    const found = await lockEndpointOf(tx, scope);
    if (found === null) throw new AppError('webhooks.not_found');
    const now = clock.now();
    await changeEndpoint(tx, scope, {
      sealedSecret: sealer.seal(secret, found.id),
      previousSealedSecret: found.sealedSecret,
      previousUntil: new Date(now.getTime() + BOTH_FOR_MS),
    });
    return showEndpoint(tx, { ...scope, now });
  });
  return { webhook, secret };
}
