import type { ReportLook } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { getReportAllowance } from '#features/plans';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Context } from '#platform/context';
import { saveLook } from '../store/looks.ts';
import { assertInPlan } from './assert-in-plan.ts';
import { FIRST_LOOK, getLook } from './get-look.ts';

/** Colour and caption of the pages made from now on. */
export async function setReportLook(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    userId,
    companyId,
    colour,
    caption,
  }: { userId: AccountId; companyId: CompanyId; colour: string; caption: string | null },
): Promise<ReportLook> {
  const company = await getOwnedCompany(db, { userId, companyId });
  await assertInPlan(db, userId);
  const now = clock.now();
  await saveLook(db, {
    companyId: company.id,
    userId,
    first: FIRST_LOOK,
    now,
    colour: colour.toUpperCase(),
    caption,
  });
  const { hasLogo } = await getReportAllowance(db, userId);
  return getLook(db, { companyId: company.id, hasLogo });
}
