import type { CellColumns } from './unpack-tallies.ts';

/** The lists of numbers of a month, in the order they are written in; each but the first may be left empty. */
export const NUMBER_COLUMNS = [
  'cellDays',
  'cellEngines',
  'ok',
  'ownMentions',
  'discarded',
  'modelCells',
  'modelNames',
  'readerCells',
  'readerNames',
] as const satisfies readonly (keyof CellColumns)[];
export const WORD_COLUMNS = [
  'engines',
  'models',
  'readers',
] as const satisfies readonly (keyof CellColumns)[];

type Numbers = Pick<CellColumns, (typeof NUMBER_COLUMNS)[number]>;
type Words = Pick<CellColumns, (typeof WORD_COLUMNS)[number]>;

/** Safe: PostgreSQL writes arrays of integers as numbers and commas in braces, and the statement names these nine. */
function readNumbers(text: string): number[][] {
  return JSON.parse(`[${text.replaceAll('{', '[').replaceAll('}', ']')}]`) as number[][];
}

/** Safe: the three lists of words as the statement writes them. */
function readWords(text: string): [Words['engines'], Words['models'], Words['readers']] {
  return JSON.parse(text) as [Words['engines'], Words['models'], Words['readers']];
}

/**
 * Reads the columns of many months as the database writes them fastest: lists of numbers in braces, words as JSON. Lists
 * that say nothing are left out there and filled in here: the only engine and the only model of a month, and reports
 * that nobody discarded. Months with the same words share them.
 */
export function createCellParser(): (row: { numbers: string; words: string }) => CellColumns {
  const wordsOf = new Map<string, Words>();
  const filled = new Map<number, { zeros: number[]; ones: number[]; places: number[] }>();
  const fill = (length: number) => {
    const places = Array.from({ length }, (_, index) => index + 1);
    return { zeros: places.map(() => 0), ones: places.map(() => 1), places };
  };
  const parseWords = (text: string): Words => {
    const [engines, models, readers] = readWords(text);
    return { engines, models, readers };
  };
  return ({ numbers, words }) => {
    const known = wordsOf.get(words) ?? parseWords(words);
    wordsOf.set(words, known);
    const read = nameNumbers(readNumbers(numbers));
    const { length } = read.cellDays;
    const same = filled.get(length) ?? fill(length);
    filled.set(length, same);
    const isOneModel = known.models.length === 1 && read.modelCells.length === 0;
    return {
      ...known,
      ...read,
      cellEngines: read.cellEngines.length === 0 ? same.ones : read.cellEngines,
      discarded: read.discarded.length === 0 ? same.zeros : read.discarded,
      ...(isOneModel && { modelCells: same.places, modelNames: same.ones }),
    };
  };
}

function nameNumbers(lists: readonly number[][]): Numbers {
  const [cellDays = [], cellEngines = [], ok = [], ownMentions = [], discarded = [], ...ofWords] = lists;
  const [modelCells = [], modelNames = [], readerCells = [], readerNames = []] = ofWords;
  return {
    cellDays,
    cellEngines,
    ok,
    ownMentions,
    discarded,
    modelCells,
    modelNames,
    readerCells,
    readerNames,
  };
}
