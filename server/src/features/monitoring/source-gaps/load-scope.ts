import { ENGINE_IDS, type EngineId, type HistoryPeriod } from '@citato/contract';
import { listOwnedPrompts } from '#features/companies';
import { findMeasuredSpan, type loadSourceGaps } from '#features/measurements';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { listChosenKinds } from './store.ts';

export interface AskedGaps {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  readonly query: {
    readonly period?: HistoryPeriod | undefined;
    readonly from?: RomeDay | undefined;
    readonly to?: RomeDay | undefined;
    readonly engines?: string | undefined;
    readonly prompts?: string | undefined;
    readonly rival?: string | undefined;
  };
}

/** The company and its prompts as far as they are asked for; what nobody knows any more is left out of a choice. */
export async function loadScope(
  db: Queryable,
  { userId, companyId, query }: AskedGaps,
): Promise<Parameters<typeof loadSourceGaps>[1]> {
  const { period = '4w', from = null, to = null, rival } = query;
  if (from !== null && to !== null && from > to) throw new AppError('history.reversed_period');
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const chosen = readList(query.prompts);
  const prompts = owned.filter(({ prompt }) =>
    chosen === null ? !prompt.namesOwnCompany : chosen.includes(prompt.id),
  );
  const promptIds = prompts.map(({ prompt }) => prompt.id);
  const hasOnlyRated = prompts.every(({ prompt }) => !prompt.namesOwnCompany);
  const measured = await findMeasuredSpan(db, promptIds);
  const company = owned[0]?.company;
  if (company === undefined || measured === null) throw new AppError('history.not_measured');
  const engines = readEngines(query.engines);
  const named = rival === undefined || rival === '' ? null : rival;
  const chosenKinds = await listChosenKinds(db, company.id);
  return { company, chosenKinds, promptIds, hasOnlyRated, engines, rival: named, period, from, to, measured };
}

const readList = (text: string | undefined): string[] | null =>
  text === undefined || text === '' ? null : text.split(',');

function readEngines(text: string | undefined): EngineId[] | null {
  const names = readList(text);
  const known = ENGINE_IDS.filter((engine) => names?.includes(engine));
  return known.length === 0 ? null : known;
}
