import { buildReportFileName } from '@citato/contract/report-file-name';
import { countUsage, getOwnedCompany } from '#features/companies';
import type { CompanyId, AccountId } from '#lib/ids';
import type { ReportsDeps } from './reports-deps.ts';
import { renderPdf } from './render-pdf.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** The report of a user's company at the moment a worker renders it. */
export async function exportReport(
  deps: ReportsDeps,
  { userId, companyId, signal }: { userId: AccountId; companyId: CompanyId; signal: AbortSignal },
): Promise<{ pdf: Uint8Array; fileName: string }> {
  const company = await getOwnedCompany(deps.db, { userId, companyId });
  const prepare = () => takeSnapshot(deps, { userId, companyId });
  // The data read grow with the account, not with the company.
  const { prompts: units } = await countUsage(deps.db, userId);
  const pdf = await renderPdf(deps, { userId, prepare, units, signal });
  return { pdf, fileName: buildReportFileName({ company: company.name, createdAt: deps.clock.now() }) };
}
