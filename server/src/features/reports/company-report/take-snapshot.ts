import { type CompanyWithPrompts, nameQuestion } from '@citato/contract';
import type { ReportSnapshot } from '@citato/pdf';
import { type MeasuredPrompt, findQuotation, listJointTrends, listSources } from '#features/measurements';
import { getOwnedCompany, listOwnedPrompts, type OwnedPrompt } from '#features/companies';
import { listCompanies } from '#features/monitoring';
import { getLimits } from '#features/plans';
import { listTaskListsByPrompt } from '#features/action-plans';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Queryable, readConsistently } from '#platform/db';
import { buildBriefing, findQuotedPrompt, type JointTrend } from './rules/briefing.ts';
import { buildReport } from './rules/report.ts';

/** Everything a report says, read in one database snapshot from what `GET /api/companies` answers. */
export async function takeSnapshot(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<ReportSnapshot> {
  return readConsistently(db, async (tx) => {
    await getOwnedCompany(tx, { userId, companyId });
    const owned = await listOwnedPrompts(tx, { userId, companyId });
    const companies = await listCompanies(tx, { userId, tables: 'whole' });
    const company = companies.find(({ id }) => id === companyId);
    if (company === undefined) throw new AppError('companies.not_found');
    const sources = await listSources(tx, listMeasured({ company, owned }));
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
  const named = new Set(company.prompts.filter((one) => one.namesOwnCompany).map(({ id }) => id));
  const rated = listMeasured({ company, owned }).filter(({ id }) => !named.has(id));
  return (await listJointTrends(db, new Map([['all', rated]]))).get('all') ?? null;
}

/** The prompts that have numbers, with the first moment of them. */
function listMeasured({ company, owned }: Measured): MeasuredPrompt[] {
  const starts = new Map(
    company.prompts.flatMap(({ id, monitoringData: [data] }) =>
      data === undefined ? [] : [[id, new Date(data.periodStart)]],
    ),
  );
  return owned.flatMap(({ prompt: { id, seriesSince }, company: { id: companyId } }) => {
    const periodStart = starts.get(id);
    return periodStart === undefined ? [] : [{ id, companyId, periodStart, seriesSince }];
  });
}

/** A sentence of the answers that name the company most. */
async function findQuotationOf(db: Queryable, { company, owned }: Measured) {
  const quoted = findQuotedPrompt(company);
  const subject = owned.find(({ prompt: { id } }) => id === quoted?.id);
  const quotation = subject === undefined ? null : await findQuotation(db, subject);
  return quoted === null || quotation === null ? null : { ...quotation, text: nameQuestion(quoted) };
}
