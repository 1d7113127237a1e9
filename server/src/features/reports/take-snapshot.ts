import type { ReportSnapshot } from '#adapters/pdf';
import { getOwnedCompany } from '#features/companies';
import { listSources } from '#features/measurements';
import { listCompanies } from '#features/monitoring';
import { listTaskListsByPrompt } from '#features/task-lists';
import { AppError } from '#lib/app-error';
import { type CompanyId, type PromptId, toId, type UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { readConsistently } from '#platform/db';
import { buildReport } from './rules/report.ts';

/** All a report says, read at one moment of the database from what `GET /api/companies` answers. */
export async function takeSnapshot(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, companyId }: { userId: UserId; companyId: CompanyId },
): Promise<ReportSnapshot> {
  const { company, sources, taskLists } = await readConsistently(db, async (tx) => {
    const owned = await getOwnedCompany(tx, { userId, companyId });
    const companies = await listCompanies(tx, { userId, tables: 'whole' });
    const listed = companies.find(({ id }) => id === companyId);
    if (listed === undefined) throw new AppError('companies.not_found');
    const promptIds = listed.prompts.map(({ id }) => toId<PromptId>(id));
    const sources = await listSources(tx, { companyId: owned.id, promptIds });
    return { company: listed, sources, taskLists: await listTaskListsByPrompt(tx, userId) };
  });
  return buildReport({ company, sources, taskLists, now: clock.now() });
}
