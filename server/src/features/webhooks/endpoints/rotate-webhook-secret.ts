import type { Webhook } from '@citato/contract';
import { makeSecret } from '#adapters/webhooks';
import { AppError } from '#lib/app-error';
import type { AccountId, WebhookId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { ENDPOINT_ANSWER, showWithSecret } from './open-secrets.ts';
import { changeEndpoint, lockEndpointOf } from '../store/endpoints.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/** Time for the receiver to take the new secret up. */
const BOTH_FOR_MS = 24 * 3_600_000;

/** Gives an endpoint a new secret, shown with this answer; for a day the one before signs as well. */
export async function rotateWebhookSecret(
  deps: WebhooksDeps,
  {
    userId,
    endpointId,
    requestId,
  }: { userId: AccountId; endpointId: WebhookId; requestId?: string | undefined },
): Promise<{ webhook: Webhook; secret: string }> {
  const { db, clock, sealer } = deps;
  const scope = { userId, endpointId };
  return withTransaction(db, async (tx) => {
    const found = await lockEndpointOf(tx, scope);
    if (found === null) throw new AppError('webhooks.not_found');
    const now = clock.now();
    const parameters = { endpointId };
    // A second change within the day would invalidate the secret the receiver still uses; a repeated request is no
    // second change.
    const asked = {
      userId,
      operation: 'webhooks.secret',
      requestId,
      parameters,
      now,
      schema: ENDPOINT_ANSWER,
    };
    await answerOnce(tx, asked, async () => {
      await changeEndpoint(tx, scope, {
        sealedSecret: sealer.seal(makeSecret(), found.id),
        previousSealedSecret: found.sealedSecret,
        previousUntil: new Date(now.getTime() + BOTH_FOR_MS),
      });
      return { endpointId };
    });
    return showWithSecret(deps, tx, scope);
  });
}
