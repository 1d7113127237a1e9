import * as z from 'zod';
import { defineJob } from '#platform/jobs';
import { removeInBatches } from '#platform/purges';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { deleteLogsBefore } from '../store/access-logs.ts';

/** Thirteen months: a month can be laid beside the same month of the year before. */
const KEPT_DAYS = 400;

export const purgeAccessLogsJob = defineJob({
  name: 'own-site.purge-access-logs',
  schema: z.object({}),
  retryLimit: 3,
});

/** Forgets what was counted of logs that came more than thirteen months ago. */
export async function purgeAccessLogs(
  { db, clock }: Pick<OwnSiteDeps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  await removeInBatches((limit) => deleteLogsBefore(db, { before, limit }), signal);
}
