import * as z from 'zod';
import { type JobRegistration, defineJob } from '#platform/jobs';
import { purgeJob, removeInBatches } from '#platform/purges';
import { deleteInvitationsBefore } from './store/invitations.ts';
import type { TeamsDeps } from './teams-deps.ts';

const PURGE_EVERY_SECONDS = 60 * 60;
const KEEP_ENDED_MS = 30 * 24 * 60 * 60 * 1000;

const purgeInvitations = defineJob({
  name: 'teams.purge-invitations',
  schema: z.object({}),
  retryLimit: 3,
});

/** Expired invitations are shown for a month, and then forgotten. */
export function teamJobs(deps: TeamsDeps): JobRegistration[] {
  const { db, clock } = deps;
  return [
    purgeJob(deps, purgeInvitations, {
      purge: async (signal) => {
        const moment = new Date(clock.now().getTime() - KEEP_ENDED_MS);
        await removeInBatches((limit) => deleteInvitationsBefore(db, { moment, limit }), signal);
      },
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
