import { alertsChanged } from '#features/alerts';
import { analysisFinished } from '#features/measurements';
import { type Subscription, subscribe } from '#platform/events';
import { type JobRegistration, handleJob } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { deliverMessage, deliverMessageJob } from './deliveries/deliver-message.ts';
import { notifyEndpoints } from './deliveries/notify-endpoints.ts';
import { notifyChannels } from './channels/notify-channels.ts';
import { notifyOfAlert } from './deliveries/notify-of-alert.ts';
import { purgeDeliveries, purgeDeliveriesJob } from './deliveries/purge-deliveries.ts';
import { listOwnersOfEndpoints } from './store/endpoints.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** A job on an endpoint that hangs is busy for ten seconds. */
const PARALLEL_DELIVERIES = 8;
const PURGE_EVERY_SECONDS = 60 * 60;

export function webhookJobs(deps: WebhooksDeps): JobRegistration[] {
  return [
    handleJob(deliverMessageJob, {
      run: ({ deliveryId }, execution) => deliverMessage(deps, deliveryId, execution),
      concurrency: PARALLEL_DELIVERIES,
    }),
    purgeJob(deps, purgeDeliveriesJob, {
      purge: (signal) => purgeDeliveries(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}

export function webhookSubscriptions(deps: WebhooksDeps): Subscription[] {
  return [
    subscribe(
      analysisFinished,
      'webhooks.notify-endpoints',
      ({ outcome: _finished, ...ended }) => notifyEndpoints(deps, ended),
      async (tx, analyses) => {
        // An analysis without an answer has no new numbers, and most accounts have no endpoint.
        const finished = analyses.filter(({ outcome }) => outcome === 'finished');
        const owners = await listOwnersOfEndpoints(
          tx,
          finished.map(({ userId }) => userId),
        );
        return finished.filter(({ userId }) => owners.has(userId));
      },
    ),
    subscribe(
      alertsChanged,
      'webhooks.notify-channels',
      ({ alertId, userId }, execution) => notifyChannels(deps, { alertId, userId }, execution),
      async (tx, changes) => {
        const raised = changes.filter(({ change }) => change === 'raised');
        const owners = await listOwnersOfEndpoints(
          tx,
          raised.map(({ userId }) => userId),
        );
        return raised.filter(({ userId }) => owners.has(userId));
      },
    ),
    subscribe(
      alertsChanged,
      'webhooks.notify-of-alert',
      ({ alertId, userId, change }) => notifyOfAlert(deps, { alertId, userId, change }),
      async (tx, changes) => {
        const owners = await listOwnersOfEndpoints(
          tx,
          changes.map(({ userId }) => userId),
        );
        return changes.filter(({ userId }) => owners.has(userId));
      },
    ),
  ];
}
