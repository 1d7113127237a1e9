import { type CompanyHistory, ENGINE_IDS, type EngineId, type HistoryPeriod } from '@citato/contract';
import { listOwnedPrompts } from '#features/companies';
import { findMeasuredSpan, loadTimeline } from '#features/measurements';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { sourceSite } from '#lib/sites/site';
import type { Queryable } from '#platform/db';

export interface AskedHistory {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  readonly query: {
    readonly period?: HistoryPeriod | undefined;
    readonly from?: RomeDay | undefined;
    readonly to?: RomeDay | undefined;
    readonly engines?: string | undefined;
    readonly prompts?: string | undefined;
    readonly labels?: string | undefined;
  };
}

/**
 * What became of a company's figures over a period, over all prompts its rates are made of or those that were chosen, by
 * their labels, too. An engine or a prompt nobody knows any more is left out of the choice.
 */
export async function getCompanyHistory(
  db: Queryable,
  { userId, companyId, query }: AskedHistory,
): Promise<CompanyHistory> {
  const { company, ...scope } = await loadScope(db, { userId, companyId, query });
  const { name, websiteUrl } = company;
  return loadTimeline(db, {
    company: { id: company.id, name, domain: sourceSite({ url: websiteUrl, websiteUrl }) },
    ...scope,
  });
}

/** The prompts and days that are asked about. */
export async function loadScope(db: Queryable, { userId, companyId, query }: AskedHistory) {
  const { period = '4w', from = null, to = null } = query;
  if (from !== null && to !== null && from > to) throw new AppError('history.reversed_period');
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const chosen = readList(query.prompts);
  const labels = readList(query.labels);
  const asked = owned
    .filter(({ prompt }) => (chosen === null ? !prompt.namesOwnCompany : chosen.includes(prompt.id)))
    .filter(({ prompt }) => labels === null || prompt.labelIds.some((id) => labels.includes(id)));
  const promptIds = asked.map(({ prompt }) => prompt.id);
  const measured = await findMeasuredSpan(db, promptIds);
  const company = owned[0]?.company;
  if (company === undefined || measured === null) throw new AppError('history.not_measured');
  return {
    company,
    promptIds,
    isWhole: chosen === null && labels === null,
    engines: readEngines(query.engines),
    period,
    from,
    to,
    measured,
  };
}

const readList = (text: string | undefined): string[] | null =>
  text === undefined || text === '' ? null : text.split(',');

function readEngines(text: string | undefined): EngineId[] | null {
  const names = readList(text);
  const known = ENGINE_IDS.filter((engine) => names?.includes(engine));
  return known.length === 0 ? null : known;
}
