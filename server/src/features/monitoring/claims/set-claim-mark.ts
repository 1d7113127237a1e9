import type { ClaimVerdict } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { assertSourceGaps } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { loadClaims } from './load-claims.ts';
import { countMarks, insertMark, listMarks } from './store.ts';

/** More than anybody marks by hand. */
const MAX_MARKS = 10_000;

/** Marks what answers state; null takes the mark back. The last mark stands, and the ones before stay on record. */
export async function setClaimMark(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    userId,
    personId,
    companyId,
    key,
    verdict,
  }: {
    userId: AccountId;
    /** Who does it. */
    personId: UserId | null;
    companyId: CompanyId;
    key: string;
    verdict: ClaimVerdict | null;
  },
): Promise<void> {
  const { id } = await getOwnedCompany(db, { userId, companyId });
  await assertSourceGaps(db, userId);
  const now = clock.now();
  const marked = (await listMarks(db, id)).find((mark) => mark.key === key);
  if (verdict === (marked?.verdict ?? null)) return;
  const { claims } = marked === undefined ? await loadClaims(db, { userId, companyId, now }) : { claims: [] };
  const stated = claims.find((claim) => claim.key === key);
  const worded =
    marked ??
    (stated === undefined ? null : { sentence: stated.sentence, isNegative: stated.tone === 'negative' });
  if (worded === null) throw new AppError('claims.not_found');
  const { sentence, isNegative } = worded;
  await withTransaction(db, async (tx) => {
    if ((await countMarks(tx, id)) >= MAX_MARKS) throw new AppError('claims.too_many');
    await insertMark(tx, {
      companyId: id,
      key,
      sentence,
      isNegative,
      verdict,
      markedBy: personId,
      createdAt: now,
    });
  });
}
