import { buildReportFileName } from '@citato/contract/report-file-name';
import { PoolBusy, WorkerLost } from '#adapters/pdf';
import { countUsage, getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { ReportsDeps } from './reports-deps.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Enough for every company of the largest plan twice; one account cannot occupy the renderer. */
const EXPORTS = { name: 'pdf-export', uses: 30, windowSeconds: 10 * 60 };
/** The shortest time after which a client is asked to come back. */
const MIN_BUSY_SECONDS = 5;
const LOST_SECONDS = 30;

/** The report of a user's company at the moment a worker renders it. */
export async function exportReport(
  deps: ReportsDeps,
  { userId, companyId, signal }: { userId: AccountId; companyId: CompanyId; signal: AbortSignal },
): Promise<{ pdf: Uint8Array; fileName: string }> {
  const company = await getOwnedCompany(deps.db, { userId, companyId });
  await deps.limits.take(EXPORTS, userId);
  const prepare = () => takeSnapshot(deps, { userId, companyId });
  // The data read grow with the account, not with the company.
  const { prompts: units } = await countUsage(deps.db, userId);
  const pdf = await deps.reports.run({ prepare, units, signal }).catch((error: unknown) => {
    throw toUnavailable(error);
  });
  return { pdf, fileName: buildReportFileName({ company: company.name, createdAt: deps.clock.now() }) };
}

function toUnavailable(error: unknown): unknown {
  if (error instanceof PoolBusy)
    return new AppError('reports.unavailable', {
      retryAfterSeconds: Math.max(MIN_BUSY_SECONDS, Math.ceil(error.retryAfterMs / 1000)),
      cause: error,
    });
  if (error instanceof WorkerLost)
    return new AppError('reports.unavailable', { retryAfterSeconds: LOST_SECONDS, cause: error });
  return error;
}
