import type { PromptId } from '#lib/ids';
import type { SourceColumns, TallyColumns } from '../tallies/month-columns.ts';

const CELL_SUMS = [
  'ok',
  'allMentions',
  'ownMentions',
  'ownPositionSums',
  'ownPositionSquareSums',
  'ownPositive',
  'ownNeutral',
  'ownNegative',
] as const;
export type CellSums = (typeof CELL_SUMS)[number];

/** Columns of a prompt's month that a company's month is made of. */
export const NEEDED_COLUMNS = [
  ...CELL_SUMS,
  'engines',
  'cellDays',
  'cellEngines',
  'companyKeys',
  'companyNames',
  'companyMentions',
  'companyPositionSums',
  'companyBesideOwn',
  'companyBeforeOwn',
  'companyEnds',
  'factDays',
  'factEngines',
  'isOwn',
  'mentions',
  'positionSums',
  'besideOwn',
  'beforeOwn',
] as const satisfies readonly (keyof TallyColumns)[];

export type NeededTallies = Pick<TallyColumns, (typeof NEEDED_COLUMNS)[number]>;

export type TalliesOfPrompt = NeededTallies & { readonly promptId: PromptId };

export type NeededSources = Pick<SourceColumns, 'domains' | 'domainAnswers'>;
