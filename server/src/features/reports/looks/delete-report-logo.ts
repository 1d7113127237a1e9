import { getOwnedCompany } from '#features/companies';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Context } from '#platform/context';
import { saveLook } from '../store/looks.ts';
import { FIRST_LOOK } from './get-look.ts';

export async function deleteReportLogo(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  scope: { userId: AccountId; companyId: CompanyId },
): Promise<void> {
  const { id: companyId, userId } = await getOwnedCompany(db, scope);
  await saveLook(db, { companyId, userId, first: FIRST_LOOK, now: clock.now(), logo: null });
}
