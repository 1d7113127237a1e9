import type { SourceKind } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { assertSourceGaps } from '#features/plans';
import { countChosenKinds, putSourceKind, removeSourceKind } from './store.ts';

/** More than any company's answers cite and anybody sorts by hand. */
const MAX_KINDS = 2000;

/** Puts a source of the user's company into another kind; null takes the choice back. The last choice stands. */
export async function setSourceKind(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    userId,
    companyId,
    source,
    kind,
  }: { userId: AccountId; companyId: CompanyId; source: string; kind: SourceKind | null },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const company = await getOwnedCompany(tx, { userId, companyId });
    await assertSourceGaps(tx, userId);
    if (kind === null) {
      await removeSourceKind(tx, { companyId: company.id, source });
      return;
    }
    if ((await countChosenKinds(tx, company.id)) >= MAX_KINDS)
      throw new AppError('source_gaps.too_many_kinds');
    await putSourceKind(tx, { companyId: company.id, source, kind, createdAt: clock.now() });
  });
}
