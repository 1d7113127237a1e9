import type { ReportedCompany } from '@citato/mentions';
import type { LabelledAnswer, Readings } from './corpus.ts';

const MISSED = 5;
const INVENTED = 10;
const CAPITALISED = /(?<![\p{L}\d])\p{Lu}\p{L}{3,}/gu;

type Weakening = (readings: Readings, answers: readonly LabelledAnswer[]) => Readings;

/** Worse models, made of a good one's readings. */
export const WEAKENED: Readonly<Record<string, Weakening>> = {
  'misses every fifth': (readings) =>
    mapCompanies(readings, (company, count) => (count % MISSED === 0 ? [] : [company])),
  'invents every tenth': (readings) =>
    mapCompanies(readings, (company, count) =>
      count % INVENTED === 0 ? [company, claim(`Invenzione ${String(count)}`)] : [company],
    ),
  'takes every tenth from other words': (readings, answers) =>
    mapCompanies(readings, (company, count, id) =>
      count % INVENTED === 0 ? [company, ...pickWord(answers, id, count)] : [company],
    ),
  'misses and takes': (readings, answers) =>
    mapCompanies(readings, (company, count, id) => {
      if (count % MISSED === 0) return [];
      return count % INVENTED === 1 ? [company, ...pickWord(answers, id, count)] : [company];
    }),
  'writes all in capitals': (readings) =>
    mapCompanies(readings, (company) => [{ ...company, name: company.name.toUpperCase() }]),
  'names every capitalised word': (readings, answers) =>
    new Map(
      answers.filter(({ id }) => readings.has(id)).map(({ id, answer }) => [id, wordsOf(answer).map(claim)]),
    ),
  'names nothing': (readings) => new Map([...readings.keys()].map((id) => [id, []])),
};

/** Each company with what is said of the next one, and its tone. */
export const quoteOthers = (readings: Readings): Readings =>
  new Map(
    [...readings].map(([id, companies]) => [
      id,
      companies.map((company, index) => ({
        ...company,
        sentiment: companies[(index + 1) % companies.length]?.sentiment ?? null,
        evidence: companies[(index + 1) % companies.length]?.evidence ?? null,
      })),
    ]),
  );

const claim = (name: string): ReportedCompany => ({ name, sentiment: null, evidence: null });

const wordsOf = (answer: string): string[] => [
  ...new Set([...answer.matchAll(CAPITALISED)].map(([word]) => word)),
];

/** A word of the answer that changes from one invention to the next, and is the same in every run. */
function pickWord(answers: readonly LabelledAnswer[], id: string, count: number): ReportedCompany[] {
  const words = wordsOf(answers.find((answer) => answer.id === id)?.answer ?? '');
  const word = words[(count * 7) % Math.max(1, words.length)];
  return word === undefined ? [] : [claim(word)];
}

/** Counts over all answers, so that short ones are not spared. */
function mapCompanies(
  readings: Readings,
  change: (company: ReportedCompany, count: number, id: string) => ReportedCompany[],
): Readings {
  let count = 0;
  return new Map(
    [...readings].map(([id, companies]) => [
      id,
      companies.flatMap((company) => change(company, ++count, id)),
    ]),
  );
}
