import { type api, ENGINE_IDS, type EngineId } from '@citato/contract';
import type * as z from 'zod/mini';
import { listOwnedPrompts } from '#features/companies';
import { findMeasuredSpan } from '#features/measurements';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** What every view of a period is asked with. */
export type PeriodQuery = z.infer<(typeof api.getCompanyHistory)['query']>;

/** Figures of a company over a period, of all engines and prompts or of chosen ones. */
export interface AskedPeriod<Query extends PeriodQuery = PeriodQuery> {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  readonly query: Query;
}

/**
 * The company, the prompts and the days that are asked about: all prompts its rates are made of, or those that were chosen,
 * by their labels, too. An engine or a prompt nobody knows any more is left out of the choice.
 */
export async function loadPeriod(db: Queryable, { userId, companyId, query }: AskedPeriod) {
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
    hasOnlyRated: asked.every(({ prompt }) => !prompt.namesOwnCompany),
    engines: readEngines(query.engines),
    period,
    from,
    to,
    measured,
  };
}

/** What tells two of them apart, in one text. */
export const namePeriod = ({ userId, companyId, query }: AskedPeriod): string =>
  JSON.stringify([userId, companyId, Object.entries(query).sort()]);

const readList = (text: string | undefined): string[] | null =>
  text === undefined || text === '' ? null : text.split(',');

function readEngines(text: string | undefined): EngineId[] | null {
  const names = readList(text);
  const known = ENGINE_IDS.filter((engine) => names?.includes(engine));
  return known.length === 0 ? null : known;
}
