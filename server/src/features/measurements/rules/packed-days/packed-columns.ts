import type { TallyColumns } from '../tallies/month-columns.ts';

/** What is packed of each cell, a list of numbers each. */
export const CELL_NUMBERS = [
  'cellDays',
  'cellEngines',
  'ok',
  'ownMentions',
  'allMentions',
  'ownPositionSums',
  'ownPositionSquareSums',
  'ownPositive',
  'ownNeutral',
  'ownNegative',
  'discarded',
] as const satisfies readonly (keyof TallyColumns)[];
export type CellNumber = (typeof CELL_NUMBERS)[number];

/** Columns of a prompt's month that are packed as its cells; its words stay in their own columns. */
export const CELL_COLUMNS = [
  ...CELL_NUMBERS,
  'modelCells',
  'modelNames',
  'readerCells',
  'readerNames',
] as const satisfies readonly (keyof TallyColumns)[];
export type CellColumns = Pick<TallyColumns, (typeof CELL_COLUMNS)[number]>;

/** Columns that are packed as whom the cells name. */
export const NAME_COLUMNS = [
  'cellDays',
  'cellEngines',
  'companyKeys',
  'companyMentions',
  'companyEnds',
  'factDays',
  'factEngines',
  'isOwn',
  'mentions',
  'besideOwn',
  'beforeOwn',
] as const satisfies readonly (keyof TallyColumns)[];
export type NameColumns = Pick<TallyColumns, (typeof NAME_COLUMNS)[number]>;
