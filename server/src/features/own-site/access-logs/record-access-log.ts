import type { ReceivedLog } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import { runExclusively } from '#platform/limits';
import { assertIncluded } from '../inclusion/assert-included.ts';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { claimLogAddress } from '../store/log-addresses.ts';
import { hashSecret } from './hash-secret.ts';
import { readLogStream } from './read-log-stream.ts';
import { READING } from './send-access-log.ts';
import { storeLog } from './store-log.ts';

/** One in ten minutes, and bursts after an outage. */
const SENDINGS = { name: 'access-log-sendings', uses: 200, windowSeconds: 24 * 60 * 60 };

/** Counts a log a machine sends to a company's own address. */
export async function recordAccessLog(
  deps: OwnSiteDeps,
  { secret, bytes }: { secret: string; bytes: AsyncIterable<Buffer> },
): Promise<ReceivedLog> {
  const { db, clock, limits } = deps;
  const owner = await claimLogAddress(db, { secretHash: hashSecret(secret), now: clock.now() });
  if (owner === null) throw new AppError('access_logs.unknown_address');
  await limits.take(SENDINGS, owner.companyId);
  const { id } = await getOwnedCompany(db, owner);
  await assertIncluded(db, owner.userId);
  const received = await runExclusively(db, { exclusive: READING, key: owner.userId }, async () =>
    storeLog(deps, { companyId: id, source: 'address', log: await readLogStream(bytes) }),
  );
  if (received === null) throw new AppError('access_logs.busy');
  return received;
}
