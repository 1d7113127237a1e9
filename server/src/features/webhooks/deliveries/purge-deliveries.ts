import * as z from 'zod';
import type { Context } from '#platform/context';
import { defineJob } from '#platform/jobs';
import { removeInBatches } from '#platform/purges';
import { deleteDeliveriesBefore } from '../store/deliveries.ts';

const KEPT_DAYS = 30;

export const purgeDeliveriesJob = defineJob({
  name: 'webhooks.purge-deliveries',
  schema: z.object({}),
  retryLimit: 3,
});

/** Removes what was sent more than thirty days ago. */
export async function purgeDeliveries(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const moment = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
  const removed = await removeInBatches((limit) => deleteDeliveriesBefore(db, { moment, limit }), signal);
  if (removed > 0) log.info({ removed }, 'old deliveries of webhooks were removed');
}
