import type { EngineId } from '@citato/contract';
import { compareText } from '#lib/text';
import type { SourceColumns, TallyColumns } from './month-columns.ts';
import { chooseDisplayName } from './results-table.ts';
import { createWordList, elementAt } from './word-list.ts';

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
type CellSums = (typeof CELL_SUMS)[number];

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
] as const satisfies readonly (keyof TallyColumns)[];

export type NeededTallies = Pick<TallyColumns, (typeof NEEDED_COLUMNS)[number]>;
export type NeededSources = Pick<SourceColumns, 'domains' | 'domainAnswers'>;

/** A company named in the month, with its days and engines as columns. */
export interface NamedInMonth {
  readonly key: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly positionSum: number;
  readonly besideOwn: number;
  readonly beforeOwn: number;
  readonly factDays: number[];
  readonly factEngines: number[];
  readonly factMentions: number[];
  readonly factPositionSums: number[];
}

/** What the answers to a company's prompts come to in a month, as columns; places of engines count from 1. */
export interface CompanyMonth extends NeededSources, Record<CellSums, number[]> {
  readonly engines: EngineId[];
  readonly cellDays: number[];
  readonly cellEngines: number[];
  readonly names: readonly NamedInMonth[];
}

interface Dated {
  readonly day: number;
  readonly engine: number;
}

const byPlace = (a: Dated, b: Dated) => a.day - b.day || a.engine - b.engine;
const placeCell = ({ day, engine }: Dated) => day * 1_000 + engine;
const addUp = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Adds up one month of prompts; their order makes no difference. */
export function addUpCompanyMonth({
  tallies,
  sources,
}: {
  tallies: readonly NeededTallies[];
  sources: readonly NeededSources[];
}): CompanyMonth {
  const engines = [...new Set(tallies.flatMap((one) => one.engines))].sort();
  const places = createWordList(engines);
  const placeOf = (engine: string) => places.placeOf(engine);
  const cells = groupCells(tallies.flatMap((columns) => listCells(columns, placeOf)));
  const sums = (name: CellSums) => cells.map((same) => addUp(same.map((cell) => cell.sums[name])));
  return {
    engines,
    cellDays: cells.map(([cell]) => cell.day),
    cellEngines: cells.map(([cell]) => cell.engine),
    ok: sums('ok'),
    allMentions: sums('allMentions'),
    ownMentions: sums('ownMentions'),
    ownPositionSums: sums('ownPositionSums'),
    ownPositionSquareSums: sums('ownPositionSquareSums'),
    ownPositive: sums('ownPositive'),
    ownNeutral: sums('ownNeutral'),
    ownNegative: sums('ownNegative'),
    ...addUpSites(sources),
    names: addUpNames(tallies.flatMap((columns) => listNames(columns, placeOf))),
  };
}

type PlaceOf = (engine: string) => number;

/** What lies at the same day and engine, in order. */
function groupCells<Cell extends Dated>(cells: readonly Cell[]): [Cell, ...Cell[]][] {
  const groups = new Map<number, [Cell, ...Cell[]]>();
  for (const cell of cells) {
    const same = groups.get(placeCell(cell));
    if (same === undefined) groups.set(placeCell(cell), [cell]);
    else same.push(cell);
  }
  return [...groups.values()].sort(([a], [b]) => byPlace(a, b));
}

function listCells(columns: NeededTallies, placeOf: PlaceOf) {
  return columns.cellDays.map((day, index) => ({
    day,
    engine: placeOf(elementAt(columns.engines, elementAt(columns.cellEngines, index) - 1)),
    sums: readSums(columns, index),
  }));
}

function readSums(columns: NeededTallies, index: number): Record<CellSums, number> {
  return {
    ok: elementAt(columns.ok, index),
    allMentions: elementAt(columns.allMentions, index),
    ownMentions: elementAt(columns.ownMentions, index),
    ownPositionSums: elementAt(columns.ownPositionSums, index),
    ownPositionSquareSums: elementAt(columns.ownPositionSquareSums, index),
    ownPositive: elementAt(columns.ownPositive, index),
    ownNeutral: elementAt(columns.ownNeutral, index),
    ownNegative: elementAt(columns.ownNegative, index),
  };
}

function addUpSites(sources: readonly NeededSources[]): NeededSources {
  const answers = new Map<string, number>();
  for (const { domains, domainAnswers } of sources) {
    for (const [index, domain] of domains.entries())
      answers.set(domain, (answers.get(domain) ?? 0) + elementAt(domainAnswers, index));
  }
  const sites = [...answers].sort(([a], [b]) => compareText(a, b));
  return { domains: sites.map(([domain]) => domain), domainAnswers: sites.map(([, count]) => count) };
}

interface Fact extends Dated {
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly positionSum: number;
}

function listNames(columns: NeededTallies, placeOf: PlaceOf) {
  let first = 0;
  return columns.companyKeys.map((key, number) => {
    const start = first;
    first = elementAt(columns.companyEnds, number);
    return {
      key,
      name: elementAt(columns.companyNames, number),
      mentions: elementAt(columns.companyMentions, number),
      positionSum: elementAt(columns.companyPositionSums, number),
      besideOwn: elementAt(columns.companyBesideOwn, number),
      beforeOwn: elementAt(columns.companyBeforeOwn, number),
      facts: columns.mentions.slice(start, first).map((mentions, offset): Fact => {
        const index = start + offset;
        return {
          day: elementAt(columns.factDays, index),
          engine: placeOf(elementAt(columns.engines, elementAt(columns.factEngines, index) - 1)),
          isOwn: elementAt(columns.isOwn, index),
          mentions,
          positionSum: elementAt(columns.positionSums, index),
        };
      }),
    };
  });
}

function addUpNames(named: readonly ReturnType<typeof listNames>[number][]): NamedInMonth[] {
  const byKey = [...Map.groupBy(named, ({ key }) => key)].sort(([a], [b]) => compareText(a, b));
  return byKey.map(([key, ofKey]) => {
    const days = groupCells(ofKey.flatMap(({ facts }) => facts));
    return {
      key,
      name: chooseName(key, ofKey),
      isOwn: ofKey.some(({ facts }) => facts.some(({ isOwn }) => isOwn)),
      mentions: addUp(ofKey.map(({ mentions }) => mentions)),
      positionSum: addUp(ofKey.map(({ positionSum }) => positionSum)),
      besideOwn: addUp(ofKey.map(({ besideOwn }) => besideOwn)),
      beforeOwn: addUp(ofKey.map(({ beforeOwn }) => beforeOwn)),
      factDays: days.map(([{ day }]) => day),
      factEngines: days.map(([{ engine }]) => engine),
      factMentions: days.map((same) => addUp(same.map(({ mentions }) => mentions))),
      factPositionSums: days.map((same) => addUp(same.map(({ positionSum }) => positionSum))),
    };
  });
}

/** The name most of its answers use, as far as the months of the prompts say it. */
function chooseName(key: string, ofKey: readonly { name: string; mentions: number }[]): string {
  const counts = Map.groupBy(ofKey, ({ name }) => name);
  const names = [...counts].map(([name, same]) => ({
    name,
    count: addUp(same.map(({ mentions }) => mentions)),
  }));
  return chooseDisplayName({ key, names });
}
