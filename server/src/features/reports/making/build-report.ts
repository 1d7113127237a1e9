import type { getOwnedCompany } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { getLook } from '../looks/get-look.ts';
import type { ClientReportRow } from '../tables.ts';
import { loadSnapshot } from './load-snapshot.ts';

/** A page of this moment’s figures in the look that was chosen. */
export async function buildReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    userId,
    company,
    rivals,
    hasLogo,
  }: {
    userId: AccountId;
    company: Awaited<ReturnType<typeof getOwnedCompany>>;
    rivals: readonly string[] | null;
    hasLogo: boolean;
  },
): Promise<Omit<ClientReportRow, 'id' | 'month' | 'madeBy'>> {
  const snapshot = await loadSnapshot({ db, clock }, { userId, companyId: company.id, rivals });
  const { logo, colour, caption } = await getLook(db, { companyId: company.id, hasLogo });
  return {
    companyId: company.id,
    userId,
    snapshot: { ...snapshot, colour, caption },
    logo,
    madeAt: clock.now(),
  };
}
