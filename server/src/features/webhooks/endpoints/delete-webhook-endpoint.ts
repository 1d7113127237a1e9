import { AppError } from '#lib/app-error';
import type { AccountId, WebhookId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { removeDeliveriesOf } from '../store/attempts.ts';
import { removeEndpoint } from '../store/endpoints.ts';

/** Removes an endpoint with its log; what waits for it is not sent. */
export async function deleteWebhookEndpoint(
  { db }: Pick<Context, 'db'>,
  scope: { userId: AccountId; endpointId: WebhookId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!(await removeEndpoint(tx, scope))) throw new AppError('webhooks.not_found');
    await removeDeliveriesOf(tx, scope);
  });
}
