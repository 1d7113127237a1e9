import { NAME_PHRASES } from '@citato/contract';
import { type NameDescription, describeName } from '@citato/mentions';
import { getOwnedCompany } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import { takeTurn } from '#lib/async/take-turns';
import type { Queryable } from '#platform/db';
import { brandsOf } from '../rules/answer-reading.ts';

/** What counts as the name of the user's company in an answer, as the reader itself decides. */
export async function describeCompanyName(
  db: Queryable,
  scope: { userId: AccountId; companyId: CompanyId },
): Promise<NameDescription> {
  const [brand, ...rivals] = brandsOf(await getOwnedCompany(db, scope));
  return takeTurn(() => describeName({ brand, rivals, phrases: NAME_PHRASES }));
}
