import { ACCENT } from '@citato/contract/accent';
import type { ReportLook } from '@citato/contract';
import type { OwnedCompanyId } from '#features/companies';
import type { Queryable } from '#platform/db';
import { findLook } from '../store/looks.ts';

/** Where nobody chose: the product's own colour, the name alone. */
export const FIRST_LOOK: ReportLook = { colour: ACCENT, caption: null, logo: null };

export async function getLook(
  db: Queryable,
  { companyId, hasLogo }: { companyId: OwnedCompanyId; hasLogo: boolean },
): Promise<ReportLook> {
  const look = (await findLook(db, companyId)) ?? FIRST_LOOK;
  return hasLogo ? look : { ...look, logo: null };
}
