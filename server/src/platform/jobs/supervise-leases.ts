import { type Database, isDatabaseUnavailable } from '#platform/db';
import type { Logger } from '#platform/logging';
import type { QueueTime } from './queue-time.ts';
import { DEATHS_PER_TRY } from './rules/retry-policy.ts';
import { releaseExpiredLeases } from './store/expired-leases.ts';

const EVERY_MS = 10_000;

/**
 * Looks for jobs whose worker stopped responding, at once and every few seconds; each process may.
 * @returns the timer to clear
 */
export function superviseLeases({
  db,
  time,
  log,
}: {
  db: Database;
  time: QueueTime;
  log: Logger;
}): NodeJS.Timeout {
  const sweep = async (): Promise<void> => {
    try {
      const { returned, deadLettered } = await releaseExpiredLeases(db, {
        deathsPerTry: DEATHS_PER_TRY,
        now: time(),
      });
      if (returned + deadLettered > 0)
        log.warn({ returned, deadLettered }, 'Jobs of a worker that fell silent were released');
    } catch (error) {
      const level = isDatabaseUnavailable(error) ? 'debug' : 'warn';
      log[level]({ err: error }, 'Expired leases could not be looked for; trying again soon');
    }
  };
  void sweep();
  return setInterval(() => void sweep(), EVERY_MS);
}
