import { api, type CompanyWithPrompts } from '@citato/contract';
import { buildReportFileName } from '@citato/contract/report-file-name';
import { callApi } from '#lib/api-client';
import { saveFile } from '#lib/browser/save-file';

/** Asks for a company's report and hands the file to the browser's downloads. */
export async function downloadReport(company: Pick<CompanyWithPrompts, 'id' | 'name'>): Promise<void> {
  const file = await callApi(api.exportReport, { params: { companyId: company.id } });
  saveFile({ file, name: buildReportFileName({ company: company.name, createdAt: new Date() }) });
}
