import type { ClaimList } from '@citato/contract';
import { listFirstNames } from '#features/accounts';
import { getOwnedCompany } from '#features/companies';
import { assertSourceGaps } from '#features/plans';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Context } from '#platform/context';
import { loadClaims } from './load-claims.ts';
import { shapeClaims } from './rules/shape-claims.ts';
import { listMarks } from './store.ts';

/** What recent answers state about a company, with what was marked of it. */
export async function listClaims(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<ClaimList> {
  const { id } = await getOwnedCompany(db, { userId, companyId });
  await assertSourceGaps(db, userId);
  const { claims, ...about } = await loadClaims(db, { userId, companyId, now: clock.now() });
  const marks = await listMarks(db, id);
  const names = await listFirstNames(
    db,
    marks.map(({ markedBy }) => markedBy),
  );
  return { ...about, ...shapeClaims({ claims, marks, names }) };
}
