import * as z from 'zod';
import { defineJob } from '#platform/jobs';
import { removeInBatches } from '#platform/purges';
import type { EmailsDeps } from './emails-deps.ts';
import { deleteMailsBefore } from './store/kept-mails.ts';

const KEEP_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

export const purgeMailsJob = defineJob({
  name: 'emails.purge-mails',
  schema: z.object({}),
  retryLimit: 3,
});

/** Removes mails, with what became of them, after ninety days. */
export async function purgeMails(
  { db, clock }: Pick<EmailsDeps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const moment = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS);
  await removeInBatches((limit) => deleteMailsBefore(db, { moment, limit }), signal);
}
