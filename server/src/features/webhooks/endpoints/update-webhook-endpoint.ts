import type { Webhook, WebhookEvent } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { AccountId, WebhookId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { assertMaySendTo } from './create-webhook-endpoint.ts';
import { showEndpoint } from './list-webhook-endpoints.ts';
import { endDeliveriesOf } from '../store/attempts.ts';
import { changeEndpoint, lockEndpointOf } from '../store/endpoints.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

interface Changes {
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly events?: WebhookEvent[] | undefined;
  readonly isEnabled?: boolean | undefined;
}

/** Changes an endpoint. Switched off, it is sent nothing more, not even what waits; switched on, it begins anew. */
export async function updateWebhookEndpoint(
  deps: WebhooksDeps,
  { userId, endpointId, changes }: { userId: AccountId; endpointId: WebhookId; changes: Changes },
): Promise<Webhook> {
  const { isEnabled, url, description, events } = changes;
  if (url !== undefined) assertMaySendTo(deps, url);
  const scope = { userId, endpointId };
  return withTransaction(deps.db, async (tx) => {
    const found = await lockEndpointOf(tx, scope);
    if (found === null) throw new AppError('webhooks.not_found');
    await changeEndpoint(tx, scope, {
      url: url ?? found.url,
      description: description ?? found.description,
      events: events ?? found.events,
      ...(isEnabled === true &&
        found.disabledBecause !== null && { disabledBecause: null, failingSince: null }),
      ...(isEnabled === false && found.disabledBecause === null && { disabledBecause: 'owner' }),
    });
    if (isEnabled === false) await endDeliveriesOf(tx, scope);
    return showEndpoint(tx, { ...scope, now: deps.clock.now() });
  });
}
