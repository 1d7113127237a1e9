import type { PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Logger } from '#platform/logging';
import type { FetchedJob } from './fetch-due-jobs.ts';

const touched = z.object({ settled: z.array(z.string()) });

/**
 * Tells the queue that these jobs are still being worked on.
 * @returns the ids whose claim another worker has taken meanwhile; none when the database could not be asked
 */
export async function renewLeases({
  boss,
  queue,
  jobs,
  log,
}: {
  boss: PgBoss;
  queue: string;
  jobs: readonly FetchedJob[];
  log: Logger;
}): Promise<string[]> {
  if (jobs.length === 0) return [];
  try {
    const answer = touched.parse(await boss.touch(queue, [...jobs]));
    const kept = new Set(answer.settled);
    return jobs.map(({ id }) => id).filter((id) => !kept.has(id));
  } catch (error) {
    log.warn({ err: error, job: queue }, 'The leases of running jobs could not be renewed');
    return [];
  }
}
