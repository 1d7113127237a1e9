import type { ReceivedLog } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import { runExclusively } from '#platform/limits';
import { assertIncluded } from '../inclusion/assert-included.ts';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { readLogStream } from './read-log-stream.ts';
import { storeLog } from './store-log.ts';

const UPLOADS = { name: 'access-log-uploads', uses: 60, windowSeconds: 60 * 60 };
/** One log of an account is read at a time. */
export const READING = { name: 'access-logs', leaseSeconds: 60 };

/** Counts a log its user chose. One that breaks off on its way leaves nothing behind. */
export async function sendAccessLog(
  deps: OwnSiteDeps,
  { userId, companyId, bytes }: { userId: AccountId; companyId: CompanyId; bytes: AsyncIterable<Buffer> },
): Promise<ReceivedLog> {
  const { db, limits } = deps;
  const { id } = await getOwnedCompany(db, { userId, companyId });
  await assertIncluded(db, userId);
  await limits.take(UPLOADS, userId);
  const received = await runExclusively(db, { exclusive: READING, key: userId }, async () =>
    storeLog(deps, { companyId: id, source: 'upload', log: await readLogStream(bytes) }),
  );
  if (received === null) throw new AppError('access_logs.busy');
  return received;
}
