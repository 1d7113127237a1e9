import { type EngineId, TONES } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { CompanyTally } from '../aggregate-mentions.ts';
import type { DailyTally } from '../daily-tally.ts';
import type { TallyColumns } from './month-columns.ts';
import { elementAt } from './word-list.ts';

/** Columns of a prompt's month that say what each engine said of the own company on each day. */
export type CellColumns = Pick<
  TallyColumns,
  | 'engines'
  | 'cellDays'
  | 'cellEngines'
  | 'ok'
  | 'ownMentions'
  | 'discarded'
  | 'models'
  | 'modelCells'
  | 'modelNames'
  | 'readers'
  | 'readerCells'
  | 'readerNames'
>;

/** What one engine said to one prompt on one day, but for the companies it named. */
export interface Cell {
  readonly day: RomeDay;
  readonly engine: EngineId;
  readonly ok: number;
  /** Ok answers that name the own company. */
  readonly ownMentions: number;
  readonly discarded: number;
  readonly models: readonly string[];
  readonly readers: readonly string[];
}

/** A day of a month, by its number. */
export const writeDay = (month: RomeDay, day: number): RomeDay =>
  `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;

/** Day and engine as one number, by which facts are found. */
const placeCell = (day: number, engine: number) => day * 1_000 + engine;

/**
 * The cells behind the columns of a month (its first day), oldest first, each with its place. Of many prompts they share
 * the texts of its `days`.
 */
export function unpackCells({
  month,
  columns,
  days = [],
}: {
  month: RomeDay;
  columns: CellColumns;
  days?: readonly RomeDay[];
}): (Cell & { readonly place: number })[] {
  const models = listWordsOf({ words: columns.models, cells: columns.modelCells, names: columns.modelNames });
  const readers = listWordsOf({
    words: columns.readers,
    cells: columns.readerCells,
    names: columns.readerNames,
  });
  return columns.cellDays.map((day, index) => {
    const ok = elementAt(columns.ok, index);
    const discarded = elementAt(columns.discarded, index);
    const byRules = ok > discarded ? BY_RULES : NONE;
    const engine = elementAt(columns.cellEngines, index);
    return {
      place: placeCell(day, engine),
      day: days[day - 1] ?? writeDay(month, day),
      engine: elementAt(columns.engines, engine - 1),
      ok,
      ownMentions: elementAt(columns.ownMentions, index),
      discarded,
      models: models[index] ?? NONE,
      readers: readers[index] ?? byRules,
    };
  });
}

const BY_RULES: readonly string[] = ['rules'];
const NONE: readonly string[] = [];

/** The words of each cell; cells with the same single word, nearly all of them, share one list. */
function listWordsOf({
  words,
  cells,
  names,
}: {
  words: readonly string[];
  cells: readonly number[];
  names: readonly number[];
}): (readonly string[] | undefined)[] {
  const alone = words.map((word): readonly string[] => [word]);
  const ofCells: (readonly string[] | undefined)[] = [];
  for (const [index, cell] of cells.entries()) {
    const named = elementAt(alone, elementAt(names, index) - 1);
    const before = ofCells[cell - 1];
    ofCells[cell - 1] = before === undefined ? named : [...before, ...named];
  }
  return ofCells;
}

/** The tallies behind the columns of a month (its first day), oldest first, companies by key. */
export function unpackTallies({ month, columns }: { month: RomeDay; columns: TallyColumns }): DailyTally[] {
  const companies = Map.groupBy(listFacts(columns), ({ cell }) => cell);
  return unpackCells({ month, columns }).map(({ ownMentions: _, place, ...cell }, index) => ({
    ...cell,
    refused: elementAt(columns.refused, index),
    empty: elementAt(columns.empty, index),
    failed: elementAt(columns.failed, index),
    notShown: columns.notShown[index] ?? 0,
    companies: (companies.get(place) ?? []).map(({ company }) => company),
    comparedPairs: elementAt(columns.comparedPairs, index),
    similaritySum: elementAt(columns.similaritySums, index),
  }));
}

function listFacts(columns: TallyColumns): { cell: number; company: CompanyTally }[] {
  const spellings = Map.groupBy(listSpellings(columns), ({ fact }) => fact);
  const aspects = Map.groupBy(listAspects(columns), ({ fact }) => fact);
  let first = 0;
  return columns.companyKeys.flatMap((key, number) => {
    const start = first;
    first = elementAt(columns.companyEnds, number);
    const usual = elementAt(columns.companyNames, number);
    return columns.mentions.slice(start, first).map((mentions, offset) => {
      const index = start + offset;
      const cell = placeCell(elementAt(columns.factDays, index), elementAt(columns.factEngines, index));
      const names = spellings.get(index + 1)?.map(({ name, count }) => ({ name, count }));
      const company = {
        key,
        ...readFact(columns, index),
        names: names ?? [{ name: usual, count: mentions }],
        aspects: (aspects.get(index + 1) ?? []).map(({ label, tone, count }) => ({ label, tone, count })),
      };
      return { cell, company };
    });
  });
}

function readFact(columns: TallyColumns, index: number): Omit<CompanyTally, 'key' | 'names' | 'aspects'> {
  const mentions = elementAt(columns.mentions, index);
  const [positive, neutral, negative] = [
    elementAt(columns.positive, index),
    elementAt(columns.neutral, index),
    elementAt(columns.negative, index),
  ];
  return {
    isOwn: elementAt(columns.isOwn, index),
    mentions,
    occurrences: elementAt(columns.occurrences, index),
    positionSum: elementAt(columns.positionSums, index),
    positionSquareSum: elementAt(columns.positionSquareSums, index),
    tones: { positive, neutral, negative, unknown: mentions - positive - neutral - negative },
    besideOwn: elementAt(columns.besideOwn, index),
    beforeOwn: elementAt(columns.beforeOwn, index),
  };
}

function listSpellings({ words, spellingFacts, spellingWords, spellingCounts }: TallyColumns) {
  return spellingFacts.map((fact, index) => ({
    fact,
    name: elementAt(words, elementAt(spellingWords, index) - 1),
    count: elementAt(spellingCounts, index),
  }));
}

function listAspects({ words, aspectFacts, aspectWords, aspectTones, aspectCounts }: TallyColumns) {
  return aspectFacts.map((fact, index) => ({
    fact,
    label: elementAt(words, elementAt(aspectWords, index) - 1),
    tone: elementAt(TONES, elementAt(aspectTones, index) - 1),
    count: elementAt(aspectCounts, index),
  }));
}
