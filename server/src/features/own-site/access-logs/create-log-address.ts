import { randomBytes } from 'node:crypto';
import { api } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { buildAppLink } from '#lib/app-link';
import type { CompanyId, AccountId } from '#lib/ids';
import { assertIncluded } from '../inclusion/assert-included.ts';
import type { OwnSiteDeps } from '../own-site-deps.ts';
import { upsertLogAddress } from '../store/log-addresses.ts';
import { hashSecret } from './hash-secret.ts';

const SECRET_BYTES = 24;

/** A new address a machine may send logs to, shown this once; the one before ends. */
export async function createLogAddress(
  { db, clock, settings }: OwnSiteDeps,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<{ url: string }> {
  const { id } = await getOwnedCompany(db, { userId, companyId });
  await assertIncluded(db, userId);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await upsertLogAddress(db, {
    companyId: id,
    userId,
    secretHash: hashSecret(secret),
    createdAt: clock.now(),
  });
  const path = api.recordAccessLog.path.replace(':secret', secret);
  return { url: buildAppLink({ appUrl: settings.appUrl, path: `/${path.slice(1)}` }).href };
}
