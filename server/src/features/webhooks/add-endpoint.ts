import type { Webhook, WebhookEvent } from '@citato/contract';
import { makeSecret } from '#adapters/webhooks';
import { getWebhookAllowance } from '#features/plans';
import { lockUser } from '#features/users';
import { AppError } from '#lib/app-error';
import { type UserId, type WebhookId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { ENDPOINT_ANSWER, showWithSecret } from './open-secrets.ts';
import { countEndpointsOf, insertEndpoint } from './store/endpoints.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

interface NewEndpoint {
  readonly userId: UserId;
  readonly url: string;
  readonly description?: string | undefined;
  readonly events: WebhookEvent[];
  /** Repeated, it gives the endpoint of the first time. */
  readonly requestId?: string | undefined;
}

/** Registers where an account's own programs are told; the secret is shown with it, and again only to a repetition. */
export async function addEndpoint(
  deps: WebhooksDeps,
  { userId, url, description = '', events, requestId }: NewEndpoint,
): Promise<{ webhook: Webhook; secret: string }> {
  const { db, clock, sealer, sender } = deps;
  if (!sender.maySendTo(url)) throw new AppError('webhooks.not_public');
  return withTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const now = clock.now();
    const parameters = { url, description, events };
    const asked = { userId, operation: 'webhooks.add', requestId, parameters, now, schema: ENDPOINT_ANSWER };
    const { endpointId } = await answerOnce(tx, asked, async () => {
      await assertRoom(tx, userId);
      const id = newId<WebhookId>();
      await insertEndpoint(tx, {
        id,
        userId,
        url,
        description,
        events,
        sealedSecret: sealer.seal(makeSecret(), id),
        previousSealedSecret: null,
        previousUntil: null,
        disabledBecause: null,
        failingSince: null,
        createdAt: now,
      });
      return { endpointId: id };
    });
    return showWithSecret(deps, tx, { userId, endpointId });
  });
}

async function assertRoom(tx: Parameters<typeof countEndpointsOf>[0], userId: UserId): Promise<void> {
  const max = await getWebhookAllowance(tx, userId);
  if ((await countEndpointsOf(tx, userId)) < max) return;
  if (max > 0) throw new AppError('webhooks.limit_reached');
  throw new AppError('webhooks.limit_reached', {
    message: 'Limite raggiunto: i webhook sono inclusi nei piani a pagamento.',
  });
}
