import type { CompanyWithPrompts } from '@citato/contract';
import type { ReportSnapshot } from '@citato/pdf';
import { findQuotation } from '#features/measurements';
import { getOwnedCompany, listOwnedPrompts, type OwnedPrompt } from '#features/companies';
import { listJointTrends, listSources } from '#features/measurements';
import { listCompanies } from '#features/monitoring';
import { getLimits } from '#features/plans';
import { listTaskListsByPrompt } from '#features/task-lists';
import { AppError } from '#lib/app-error';
import type { CompanyId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Queryable, readConsistently } from '#platform/db';
import { buildBriefing, findQuotedPrompt, type JointTrend } from './rules/briefing.ts';
import { buildReport } from './rules/report.ts';

/** Everything a report says, read in one database snapshot from what `GET /api/companies` answers. */
export async function takeSnapshot(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, companyId }: { userId: UserId; companyId: CompanyId },
): Promise<ReportSnapshot> {
  return readConsistently(db, async (tx) => {
    const { id: ownedId } = await getOwnedCompany(tx, { userId, companyId });
    const owned = await listOwnedPrompts(tx, { userId, companyId });
    const companies = await listCompanies(tx, { userId, tables: 'whole' });
    const company = companies.find(({ id }) => id === companyId);
    if (company === undefined) throw new AppError('companies.not_found');
    const sources = await listSources(tx, {
      companyId: ownedId,
      promptIds: owned.map(({ prompt }) => prompt.id),
    });
    const taskLists = await listTaskListsByPrompt(tx, userId);
    const { limits } = await getLimits(tx, userId);
    const now = clock.now();
    const briefing = buildBriefing({
      company,
      trend: await findTrend(tx, { company, owned }),
      isAnalysedAgain: limits.promptAnalysisEnabled,
      taskLists,
      quotation: await findQuotationOf(tx, { company, owned }),
      now,
    });
    return buildReport({ company, sources, taskLists, briefing, now });
  });
}

interface Measured {
  readonly company: CompanyWithPrompts;
  readonly owned: readonly OwnedPrompt[];
}

/** The weeks of the prompts a company's rates are made of; null before the first has numbers. */
async function findTrend(db: Queryable, { company, owned }: Measured): Promise<JointTrend | null> {
  const starts = new Map(
    company.prompts.flatMap(({ id, namesOwnCompany, monitoringData: [data] }) =>
      data === undefined || namesOwnCompany ? [] : [[id, new Date(data.periodStart)]],
    ),
  );
  const prompts = owned.flatMap(({ prompt: { id } }) => {
    const periodStart = starts.get(id);
    return periodStart === undefined ? [] : [{ id, periodStart }];
  });
  return (await listJointTrends(db, new Map([['all', prompts]]))).get('all') ?? null;
}

/** A sentence of the answers that name the company most. */
async function findQuotationOf(db: Queryable, { company, owned }: Measured) {
  const quoted = findQuotedPrompt(company);
  const prompt = owned.find(({ prompt: { id } }) => id === quoted?.id)?.prompt;
  const quotation = prompt === undefined ? null : await findQuotation(db, prompt);
  return prompt === undefined || quotation === null ? null : { ...quotation, text: prompt.text };
}
