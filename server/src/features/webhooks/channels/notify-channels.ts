import { linkAlert, planChatAlert } from '#features/alerts';
import { type AccountId, type AlertId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';
import { enqueueDeliveries } from '../deliveries/enqueue-deliveries.ts';
import { describeAlert } from '../rules/channels/describe-alert.ts';
import { writeChannelMessage } from '../rules/channels/write-channel-message.ts';
import { draftDelivery } from '../rules/draft-delivery.ts';
import { holdEndpoints } from '../store/endpoints.ts';
import { ALERT_WORDS } from '../templates/channel-words.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';
import { listChannels } from '../endpoints/list-channels.ts';

/** Sends an alert to an account's channels, when its quiet hours are over; nothing where the alert is by then. */
export async function notifyChannels(
  deps: WebhooksDeps,
  { userId, alertId }: { userId: AccountId; alertId: AlertId },
  { putOff }: Pick<JobExecution, 'putOff'>,
): Promise<void> {
  const { db, clock, settings } = deps;
  const now = clock.now();
  const planned = await planChatAlert(db, { userId, alertId, now });
  if (planned === null) return;
  const { alert, dueAt } = planned;
  if (dueAt > now) {
    putOff(dueAt);
    return;
  }
  const channels = (await listChannels(db, userId)).filter(
    ({ status, companyId }) => status === 'active' && (companyId === null || companyId === alert.company.id),
  );
  if (channels.length === 0) return;
  const note = describeAlert({ alert, words: ALERT_WORDS, links: linkAlert(settings.appUrl, alert) });
  await withTransaction(db, async (tx) => {
    const held = await holdEndpoints(tx, { userId, endpointIds: channels.map(({ id }) => id) });
    const drafts = channels
      .filter(({ id }) => held.has(id))
      .map(({ id: endpointId, kind }) => {
        const event = 'alert.raised';
        const message = writeChannelMessage({
          kind,
          note,
          event,
          messageId: `msg_${alertId}_raised`,
          at: now,
        });
        return draftDelivery({ id: newId(), userId, endpointId, message, now });
      });
    await enqueueDeliveries(deps, tx, drafts);
  });
}
