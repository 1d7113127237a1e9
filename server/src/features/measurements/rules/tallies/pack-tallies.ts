import { TONES } from '@citato/contract';
import { compareText } from '#lib/text';
import type { CompanyTally } from '../aggregate-mentions.ts';
import type { DailyTally } from '../daily-tally.ts';
import type { TallyColumns } from './month-columns.ts';
import { chooseDisplayName } from '../results-table.ts';
import { type WordList, createWordList } from './word-list.ts';

/** A company on one day by one engine. */
interface Fact {
  readonly day: number;
  readonly engine: number;
  readonly company: CompanyTally;
}

/** The tallies of one prompt and month as columns; the same tallies give the same columns. */
export function packTallies(tallies: readonly DailyTally[]): TallyColumns {
  const asked = [...new Set(tallies.map(({ engine }) => engine))].sort();
  const engines = createWordList(asked);
  const words = createWordList();
  const cells = tallies.toSorted((a, b) => compareText(a.day, b.day) || compareText(a.engine, b.engine));
  const facts = cells.flatMap((cell) =>
    cell.companies.map((company) => ({ ...placeCell(cell, engines), company })),
  );
  const companies = [...Map.groupBy(facts, ({ company }) => company.key)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, ofCompany]) => ({ key, name: chooseName(key, ofCompany), facts: ofCompany }));
  let last = 0;
  return {
    engines: asked,
    ...packCells(cells, engines),
    companyKeys: companies.map(({ key }) => key),
    companyNames: companies.map(({ name }) => name),
    companyMentions: addUpEach(companies, ({ mentions }) => mentions),
    companyPositionSums: addUpEach(companies, ({ positionSum }) => positionSum),
    companyBesideOwn: addUpEach(companies, ({ besideOwn }) => besideOwn),
    companyBeforeOwn: addUpEach(companies, ({ beforeOwn }) => beforeOwn),
    companyEnds: companies.map((one) => (last += one.facts.length)),
    ...packFacts(companies.flatMap((one) => one.facts)),
    ...packSpellings(
      companies.flatMap(({ name, facts: own }) => own.map((fact) => ({ ...fact, name }))),
      words,
    ),
    ...packAspects(
      companies.flatMap((one) => one.facts),
      words,
    ),
    words: words.words,
  };
}

function placeCell({ day, engine }: DailyTally, engines: WordList) {
  return { day: Number(day.slice(-2)), engine: engines.placeOf(engine) };
}

const addUp = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** What each company comes to in the month. */
const addUpEach = (
  companies: readonly { facts: readonly Fact[] }[],
  read: (company: CompanyTally) => number,
) => companies.map(({ facts }) => addUp(facts.map(({ company }) => read(company))));

function packCells(cells: readonly DailyTally[], engines: WordList) {
  const owns = cells.map(({ companies }) => companies.find(({ isOwn }) => isOwn));
  const models = createWordList([...new Set(cells.flatMap((cell) => cell.models))].sort());
  const used = cells.flatMap((cell, index) => cell.models.map((model) => ({ cell: index + 1, model })));
  const readers = createWordList([...new Set(cells.flatMap(listNamedReaders))].sort());
  const read = cells.flatMap((cell, index) =>
    listNamedReaders(cell).map((reader) => ({ cell: index + 1, reader })),
  );
  const places = cells.map((cell) => placeCell(cell, engines));
  return {
    cellDays: places.map(({ day }) => day),
    cellEngines: places.map(({ engine }) => engine),
    ok: cells.map(({ ok }) => ok),
    refused: cells.map(({ refused }) => refused),
    empty: cells.map(({ empty }) => empty),
    failed: cells.map(({ failed }) => failed),
    notShown: cells.some(({ notShown }) => notShown > 0) ? cells.map(({ notShown }) => notShown) : [],
    comparedPairs: cells.map(({ comparedPairs }) => comparedPairs),
    similaritySums: cells.map(({ similaritySum }) => similaritySum),
    allMentions: cells.map(({ companies }) => addUp(companies.map(({ mentions }) => mentions))),
    ownMentions: owns.map((own) => own?.mentions ?? 0),
    ownPositionSums: owns.map((own) => own?.positionSum ?? 0),
    ownPositionSquareSums: owns.map((own) => own?.positionSquareSum ?? 0),
    ownPositive: owns.map((own) => own?.tones.positive ?? 0),
    ownNeutral: owns.map((own) => own?.tones.neutral ?? 0),
    ownNegative: owns.map((own) => own?.tones.negative ?? 0),
    models: models.words,
    modelCells: used.map(({ cell }) => cell),
    modelNames: used.map(({ model }) => models.placeOf(model)),
    discarded: cells.map(({ discarded }) => discarded),
    readers: readers.words,
    readerCells: read.map(({ cell }) => cell),
    readerNames: read.map(({ reader }) => readers.placeOf(reader)),
  };
}

/** Nothing where the rules read alone. */
const listNamedReaders = ({ readers }: DailyTally): readonly string[] =>
  readers.some((reader) => reader !== 'rules') ? readers : [];

function chooseName(key: string, facts: readonly Fact[]): string {
  const counts = new Map<string, number>();
  for (const { name, count } of facts.flatMap(({ company }) => company.names))
    counts.set(name, (counts.get(name) ?? 0) + count);
  return chooseDisplayName({ key, names: [...counts].map(([name, count]) => ({ name, count })) });
}

function packFacts(facts: readonly Fact[]) {
  const of = (read: (company: CompanyTally) => number) => facts.map(({ company }) => read(company));
  return {
    factDays: facts.map(({ day }) => day),
    factEngines: facts.map(({ engine }) => engine),
    isOwn: facts.map(({ company }) => company.isOwn),
    mentions: of(({ mentions }) => mentions),
    occurrences: of(({ occurrences }) => occurrences),
    positionSums: of(({ positionSum }) => positionSum),
    positionSquareSums: of(({ positionSquareSum }) => positionSquareSum),
    positive: of(({ tones }) => tones.positive),
    neutral: of(({ tones }) => tones.neutral),
    negative: of(({ tones }) => tones.negative),
    besideOwn: of(({ besideOwn }) => besideOwn),
    beforeOwn: of(({ beforeOwn }) => beforeOwn),
  };
}

/** Only what the company's name and the number of its mentions do not already say. */
function packSpellings(facts: readonly (Fact & { name: string })[], words: WordList) {
  const rows = facts.flatMap(({ company: { names, mentions }, name: usual }, index) => {
    const [first] = names;
    const isUsual = names.length === 1 && first?.name === usual && first.count === mentions;
    return isUsual
      ? []
      : names.map(({ name, count }) => ({ fact: index + 1, word: words.placeOf(name), count }));
  });
  return {
    spellingFacts: rows.map(({ fact }) => fact),
    spellingWords: rows.map(({ word }) => word),
    spellingCounts: rows.map(({ count }) => count),
  };
}

function packAspects(facts: readonly Fact[], words: WordList) {
  const rows = facts.flatMap(({ company: { aspects } }, index) =>
    aspects.map(({ label, tone, count }) => ({
      fact: index + 1,
      word: words.placeOf(label),
      tone: TONES.indexOf(tone) + 1,
      count,
    })),
  );
  return {
    aspectFacts: rows.map(({ fact }) => fact),
    aspectWords: rows.map(({ word }) => word),
    aspectTones: rows.map(({ tone }) => tone),
    aspectCounts: rows.map(({ count }) => count),
  };
}
