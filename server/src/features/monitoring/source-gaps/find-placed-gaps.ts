import { loadSourceGaps } from '#features/measurements';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { loadGapScope } from './load-gap-scope.ts';

/** The sources of a company's last four weeks with the prompts of each; null before its first analysis. */
export async function findPlacedGaps(
  db: Queryable,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<Awaited<ReturnType<typeof loadSourceGaps>> | null> {
  const scope = await loadGapScope(db, { userId, companyId, query: {} }).catch(passOverUnmeasured);
  return scope === null ? null : loadSourceGaps(db, scope);
}

function passOverUnmeasured(error: unknown): null {
  if (error instanceof AppError && error.code === 'history.not_measured') return null;
  throw error;
}
