import { EXTRACTOR_VERSION } from '@citato/mentions';
import * as z from 'zod';
import { type CompanyId, toId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { type JobQueue, defineJob } from '#platform/jobs';

/** Reads the stored answers of a company again that were read under other names or by another reader. */
export const rereadCompanyJob = defineJob({
  name: 'analysis.reread-company',
  schema: z.object({ companyId: z.uuid().transform((id) => toId<CompanyId>(id)) }),
  retryLimit: 10,
});

/**
 * One job per company and state of its names: while one waits or runs, the same is not enqueued again. A later change
 * gets a job of its own, because a running one may be past the answers it concerns.
 * @param groupId the group for fair sharing among jobs: a waiting user goes before the rest of a reader's update
 */
export async function enqueueReread(
  queue: JobQueue,
  tx: Transaction,
  { companyId, namesRevision, groupId }: { companyId: CompanyId; namesRevision: number; groupId: string },
): Promise<void> {
  const singletonKey = `${companyId}/${String(namesRevision)}/${EXTRACTOR_VERSION}`;
  await queue.enqueue(tx, rereadCompanyJob, { companyId }, { singletonKey, groupId });
}
