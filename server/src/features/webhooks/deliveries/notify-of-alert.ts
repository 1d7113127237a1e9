import { findAlert } from '#features/alerts';
import { buildAppLink } from '#lib/app-link';
import { type AccountId, type AlertId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { listWebhookEndpoints } from '../endpoints/list-webhook-endpoints.ts';
import { writeAlertChange } from '../rules/alert-message.ts';
import { draftDelivery } from '../rules/draft-delivery.ts';
import { holdEndpoints } from '../store/endpoints.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';

/** Sends an account's endpoints an alert that began or ended, as they asked for it. */
export async function notifyOfAlert(
  deps: WebhooksDeps,
  { alertId, userId, change }: { alertId: AlertId; userId: AccountId; change: 'raised' | 'cleared' },
): Promise<void> {
  const { db, clock, settings } = deps;
  const event = change === 'raised' ? 'alert.raised' : 'alert.cleared';
  const { endpoints } = await listWebhookEndpoints(db, userId);
  const wanted = endpoints.filter(({ status, events }) => status === 'active' && events.includes(event));
  if (wanted.length === 0) return;
  const alert = await findAlert(db, { userId, alertId });
  if (alert === null) return;
  const at = clock.now();
  const url = buildAppLink({ appUrl: settings.appUrl, path: '/' });
  url.searchParams.set('azienda', alert.company.id);
  url.searchParams.set('scheda', 'avvisi');
  const message = writeAlertChange({ alert, event, url: url.href, isDemo: settings.isDemo, at });
  await withTransaction(db, async (tx) => {
    const held = await holdEndpoints(tx, { userId, endpointIds: wanted.map(({ id }) => id) });
    const drafts = wanted
      .filter(({ id }) => held.has(id))
      .map(({ id: endpointId }) => draftDelivery({ id: newId(), userId, endpointId, message, now: at }));
    await enqueueDeliveries(deps, tx, drafts);
  });
}
