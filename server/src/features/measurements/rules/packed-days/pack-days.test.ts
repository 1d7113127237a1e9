import { TONES } from '@citato/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PromptId, toId } from '#lib/ids';
import { packBesideDays, readBesideDays } from '../company-months/beside-days.ts';
import { type DailyTally, tallyDays } from '../daily-tally.ts';
import { packTallies } from '../tallies/pack-tallies.ts';
import { unpackCells } from '../tallies/unpack-tallies.ts';
import { packDays } from './pack-days.ts';
import { packNames } from './pack-names.ts';
import { countCells, listReaders, readDays } from './read-days.ts';
import { areNamesOf, countNames, listNamedCells } from './read-names.ts';

const MONTH = '2026-02-01';
const promptId = toId<PromptId>('prompt');
const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);
const anyEngine = fc.constantFrom<DailyTally['engine']>('openai', 'google', 'demo');
const anyMention = fc.record({
  key: fc.constantFrom('aruba', 'tim', 'rossi', 'verdi'),
  name: fc.constantFrom('A', 'B'),
  isOwn: fc.boolean(),
  position: fc.integer({ min: 1, max: 300 }),
  occurrences: fc.constant(1),
  sentiment: fc.constantFrom(...TONES, null),
  aspects: fc.constant([]),
});
const anyAnswer = fc.record({
  day: anyDay,
  engine: anyEngine,
  status: fc.constantFrom('ok', 'ok', 'refused'),
  analysisId: fc.constant('one'),
  model: fc.constantFrom('larger', 'smaller', null),
  reader: fc.constantFrom('rules', 'openai/small', 'google/small'),
  isDiscarded: fc.boolean(),
  mentions: fc.uniqueArray(anyMention, { selector: ({ key }) => key }),
});
const anyMonth = fc.array(anyAnswer, { maxLength: 40 }).map(tallyDays);
const readBytes = (written: string) => Buffer.from(written.slice(2), 'hex');

it('gives back every cell of a month, with who answered and who read it', () => {
  fc.assert(
    fc.property(anyMonth, (tallies) => {
      const columns = packTallies(tallies);
      const bytes = readBytes(packDays(columns));
      expect(countCells(bytes)).toBe(columns.cellDays.length);
      const read = readDays({ promptId, month: MONTH, ...columns, bytes });
      expect([...read.cells.ownPositionSquareSums]).toEqual(columns.ownPositionSquareSums);
      expect([...read.cells.ok]).toEqual(columns.ok);
      const cells = unpackCells({ month: MONTH, columns });
      expect(cells.map((_, cell) => listReaders(read, cell))).toEqual(cells.map(({ readers }) => readers));
      expect(cells.map((_, cell) => read.voices[read.voiceOf[cell] ?? -1]?.models)).toEqual(
        cells.map(({ models }) => models),
      );
    }),
  );
});

it('gives back in which cells a company is named, and how often in all', () => {
  fc.assert(
    fc.property(anyMonth, fc.constantFrom('aruba', 'tim', 'rossi'), (tallies, key) => {
      const columns = packTallies(tallies);
      const stored = { promptId, month: MONTH, ...columns, bytes: readBytes(packNames(columns)) };
      const { cellDays, cellEngines, engines } = columns;
      const [found] = listNamedCells(stored, { keys: new Set([key]), engines, cellDays, cellEngines });
      const named = tallies.flatMap(({ day, engine, companies }) =>
        companies
          .filter((company) => company.key === key)
          .map(({ mentions, besideOwn, beforeOwn }) => ({ day, engine, mentions, besideOwn, beforeOwn })),
      );
      const read = Array.from(found?.mentions ?? [], (mentions, cell) => ({
        day: `2026-02-${String(found?.days[cell]).padStart(2, '0')}`,
        engine: engines[(found?.engineOf[cell] ?? 0) - 1],
        mentions,
        besideOwn: found?.beside[cell],
        beforeOwn: found?.before[cell],
      }));
      const inOrder = (rows: readonly { day: string; engine: string | undefined }[]) =>
        rows.toSorted((a, b) => (`${a.day} ${String(a.engine)}` < `${b.day} ${String(b.engine)}` ? -1 : 1));
      expect(inOrder(read)).toEqual(inOrder(named));
      const inAll = named.reduce((sum, { mentions }) => sum + mentions, 0);
      const counted = countNames(stored).find((one) => one.key === key);
      if (counted !== undefined) expect(counted.mentions).toBe(inAll);
    }),
  );
});

it('is known to be of other columns: more cells, or other companies', () => {
  const mention = { name: 'A', isOwn: false, position: 1, occurrences: 1, sentiment: null, aspects: [] };
  const answer = {
    day: '2026-02-03',
    engine: 'openai' as const,
    status: 'ok' as const,
    analysisId: 'one',
    model: null,
    reader: 'rules',
    isDiscarded: false,
    mentions: [{ ...mention, key: 'aruba' }],
  };
  const bytes = readBytes(packNames(packTallies(tallyDays([answer]))));
  expect(areNamesOf(bytes, { cells: 1, companyKeys: ['aruba'] })).toBe(true);
  expect(areNamesOf(bytes, { cells: 2, companyKeys: ['aruba'] })).toBe(false);
  expect(areNamesOf(bytes, { cells: 1, companyKeys: ['tim'] })).toBe(false);
  expect(areNamesOf(Buffer.from([9, 1, 1]), { cells: 1, companyKeys: ['aruba'] })).toBe(false);
  expect(countCells(Buffer.from([9, 1, 1]))).toBeNull();
});

it('says on which days of a month a company stands beside the own one, and by which prompts', () => {
  const days = [
    { day: 3, beside: 2, before: 1 },
    { day: 9, beside: 0, before: 0 },
    { day: 28, beside: 1, before: 0 },
  ];
  const written = packBesideDays([
    { place: 4, days },
    { place: 0, days: [{ day: 3, beside: 300, before: 200 }] },
    { place: 2, days: [{ day: 5, beside: 0, before: 0 }] },
  ]);
  expect(readBesideDays(readBytes(written))).toEqual({
    days: [
      { day: 3, beside: 302, before: 201 },
      { day: 28, beside: 1, before: 0 },
    ],
    prompts: [
      { place: 0, firstDay: 3, lastDay: 3 },
      { place: 4, firstDay: 3, lastDay: 28 },
    ],
  });
});
