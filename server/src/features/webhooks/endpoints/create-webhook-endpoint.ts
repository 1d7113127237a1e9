import type { Webhook, WebhookEvent } from '@citato/contract';
import { makeSecret } from '#adapters/webhooks';
import { getWebhookAllowance } from '#features/plans';
import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import { type AccountId, type WebhookId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { ENDPOINT_ANSWER, showWithSecret } from './open-secrets.ts';
import { countEndpointsOf, insertEndpoint } from '../store/endpoints.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

interface NewEndpoint {
  readonly userId: AccountId;
  readonly url: string;
  readonly description?: string | undefined;
  readonly events: WebhookEvent[];
  /** Repeated, it gives the endpoint of the first time. */
  readonly requestId?: string | undefined;
}

/**
 * Registers an endpoint of an account's own; the secret is shown with the answer, and again only to a repeated request.
 */
export async function createWebhookEndpoint(
  deps: WebhooksDeps,
  { userId, url, description = '', events, requestId }: NewEndpoint,
): Promise<{ webhook: Webhook; secret: string }> {
  const { db, clock, sealer } = deps;
  assertMaySendTo(deps, url);
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
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
        kind: 'standard',
        companyId: null,
        pausedUntil: null,
        disabledBecause: null,
        failingSince: null,
        createdAt: now,
      });
      return { endpointId: id };
    });
    return showWithSecret(deps, tx, { userId, endpointId });
  });
}

/** What is wrong with an address, unless that it is private. */
const ADDRESS_FAULTS = {
  not_public: {},
  other_port: {
    message:
      'Su internet i webhook arrivano solo alla porta 443 di https: togli la porta dall’indirizzo. Se il tuo servizio ne usa un’altra, mettigli davanti un proxy https.',
  },
  not_encrypted: {
    message: 'Usa un indirizzo https: con http chiunque lungo la strada leggerebbe i messaggi.',
  },
} as const;

/** Refuses an address that would never be sent to, with what is wrong with it. */
export function assertMaySendTo({ sender }: Pick<WebhooksDeps, 'sender'>, url: string): void {
  const fault = sender.findAddressFault(url);
  if (fault !== null) throw new AppError('webhooks.not_public', ADDRESS_FAULTS[fault]);
}

async function assertRoom(tx: Parameters<typeof countEndpointsOf>[0], userId: AccountId): Promise<void> {
  const max = await getWebhookAllowance(tx, userId);
  if ((await countEndpointsOf(tx, userId)) < max) return;
  if (max > 0) throw new AppError('webhooks.limit_reached');
  throw new AppError('webhooks.limit_reached', {
    message: 'Limite raggiunto: i webhook sono inclusi nei piani a pagamento.',
  });
}
