import type { Role } from '@citato/contract';
import { type AccountId, type CompanyId, toId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';

/** What a member sees of an organisation: a client the companies named for them, others all. */
export function viewerOf(
  accountId: AccountId,
  { role, companyIds }: { role: Role; companyIds: readonly string[] },
): Viewer {
  return { accountId, companyIds: role === 'client' ? companyIds.map((id) => toId<CompanyId>(id)) : null };
}
