import { TONES } from '@citato/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DailyTally, tallyDays } from '../daily-tally.ts';
import { type DailySource, packSources } from './pack-sources.ts';
import { unpackSources } from './unpack-sources.ts';
import { packTallies } from './pack-tallies.ts';
import { unpackTallies } from './unpack-tallies.ts';

const MONTH = '2026-02-01';
const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);
const anyEngine = fc.constantFrom<DailyTally['engine']>('openai', 'google', 'demo');
const anyMention = fc.record({
  key: fc.constantFrom('aruba', 'tim', '__proto__', 'own', ''),
  name: fc.constantFrom('A', 'B', 'constructor', '1'),
  isOwn: fc.boolean(),
  position: fc.integer({ min: 1, max: 20 }),
  occurrences: fc.integer({ min: 1, max: 9 }),
  sentiment: fc.constantFrom(...TONES, null),
  aspects: fc.array(
    fc.record({ label: fc.constantFrom('costoso', 'A', 'affidabile'), tone: fc.constantFrom(...TONES) }),
  ),
});
const anyAnswer = fc.record({
  status: fc.constantFrom('ok', 'refused', 'empty', 'not_shown', 'failed'),
  analysisId: fc.constantFrom('one', 'two'),
  model: fc.constantFrom('larger', 'smaller', null),
  reader: fc.constantFrom('rules', 'openai/small', 'google/small'),
  isDiscarded: fc.boolean(),
  mentions: fc.uniqueArray(anyMention, { selector: ({ key }) => key }),
});
const anyMonth = fc
  .uniqueArray(
    fc.record({ day: anyDay, engine: anyEngine, answers: fc.array(anyAnswer, { maxLength: 6 }) }),
    {
      selector: ({ day, engine }) => day + engine,
    },
  )
  .map((cells) =>
    tallyDays(
      cells.flatMap(({ day, engine, answers }) => answers.map((answer) => ({ ...answer, day, engine }))),
    ),
  );

/** Nothing depends on the order of cells, companies, spellings and aspects. */
const sorted = <T>(rows: readonly T[]) =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
const inOneOrder = (tallies: readonly DailyTally[]) =>
  tallies
    .map((tally) => ({
      ...tally,
      companies: tally.companies
        .map(({ names, aspects, ...company }) => ({
          ...company,
          names: sorted(names.map(({ name, count }) => [name, count])),
          aspects: sorted(aspects.map(({ label, tone, count }) => [label, tone, count])),
        }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    }))
    .toSorted((a, b) => (a.day + a.engine < b.day + b.engine ? -1 : 1));

it('gives back every tally of a month, whatever its answers were', () => {
  fc.assert(
    fc.property(anyMonth, (tallies) => {
      const columns = packTallies(tallies);
      expect(inOneOrder(unpackTallies({ month: MONTH, columns }))).toEqual(inOneOrder(tallies));
    }),
  );
});

it('says a company’s usual spelling once a month, and others where they were used', () => {
  const answer = (day: string, name: string) => ({
    day,
    engine: 'demo' as const,
    status: 'ok' as const,
    analysisId: 'one',
    model: null,
    reader: 'rules',
    isDiscarded: false,
    mentions: [
      { key: 'aruba', name, isOwn: false, position: 1, occurrences: 1, sentiment: null, aspects: [] },
    ],
  });
  const columns = packTallies(
    tallyDays([
      answer('2026-02-01', 'Aruba'),
      answer('2026-02-01', 'Aruba'),
      answer('2026-02-02', 'Aruba S.p.A.'),
    ]),
  );
  expect(columns).toMatchObject({
    companyNames: ['Aruba'],
    companyMentions: [3],
    words: ['Aruba S.p.A.'],
    spellingFacts: [2],
  });
});

it('gives back every cited site of a month', () => {
  const anySource = fc.record({
    day: anyDay,
    engine: anyEngine,
    domain: fc.constantFrom('esempio.it', 'constructor', 'altro.com'),
    answers: fc.integer({ min: 1, max: 99 }),
  });
  const place = ({ day, engine, domain }: DailySource) => day + engine + domain;
  fc.assert(
    fc.property(fc.uniqueArray(anySource, { selector: place }), (sources) => {
      const columns = packSources(sources);
      expect(sorted(unpackSources({ month: MONTH, columns }))).toEqual(
        sorted(sources.map(({ domain, day, engine, answers }) => ({ domain, day, engine, answers }))),
      );
    }),
  );
});
