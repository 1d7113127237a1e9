import type { PgBoss, Queue } from 'pg-boss';
import type { Job } from './define-job.ts';
import { countClaims } from './rules/job-headroom.ts';

/** A single attempt ends at the latest after this long, whatever its lease says. */
const LONGEST_RUN_SECONDS = 3_600;
const KEEP_FINISHED_SECONDS = 20 * 3_600;
const KEEP_DEAD_SECONDS = 30 * 24 * 3_600;
/** A job whose worker died goes to the next one at once; pauses after faults are ours (`run-attempt.ts`). */
const DELAY_AFTER_DEATH_SECONDS = 1;

/** Where jobs end that failed at every try. */
export function deadLetterQueue(name: string): string {
  return `${name}.dead`;
}

/** Creates what is missing and brings the settings of what exists up to date. */
export async function ensureQueues({
  boss,
  jobs,
  leaseSeconds,
}: {
  boss: PgBoss;
  jobs: readonly Job<unknown>[];
  leaseSeconds: number;
}): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const dead = deadLetterQueue(job.name);
    if (!existing.has(dead)) {
      await boss.createQueue(dead, { retentionSeconds: KEEP_DEAD_SECONDS });
    }
    const settings = queueSettings(job, leaseSeconds);
    const known = existing.get(job.name);
    if (!known) {
      // Exclusive: two jobs with one key cannot wait or run at a time. Jobs without a key get one of their own.
      await boss.createQueue(job.name, { ...settings, policy: 'exclusive', deadLetter: dead });
    } else if (Object.entries(settings).some(([name, value]) => Reflect.get(known, name) !== value)) {
      await boss.updateQueue(job.name, settings);
    }
  }
}

function queueSettings(job: Job<unknown>, leaseSeconds: number) {
  return {
    retryLimit: countClaims(job.retryLimit),
    retryDelay: DELAY_AFTER_DEATH_SECONDS,
    retryBackoff: false,
    heartbeatSeconds: job.leaseSeconds ?? leaseSeconds,
    expireInSeconds: LONGEST_RUN_SECONDS,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    notify: true,
  } satisfies Partial<Queue>;
}
