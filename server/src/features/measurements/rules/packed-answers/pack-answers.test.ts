import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnswerRecord } from './answer-record.ts';
import { packAnswers } from './pack-answers.ts';
import { unpackAnswers } from './unpack-answers.ts';

const word = fc.string({ minLength: 1, maxLength: 8 });
const record: fc.Arbitrary<AnswerRecord> = fc.record({
  day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  engine: fc.constantFrom('openai', 'google', 'demo'),
  namesOwn: fc.boolean(),
  rivals: fc.uniqueArray(word, { maxLength: 6 }).map((keys) => keys.map((key) => ({ key, name: key }))),
  sources: fc.uniqueArray(word, { maxLength: 6 }),
});
const spell = (records: readonly AnswerRecord[]) => records.map((one) => JSON.stringify(one)).sort();

it('gives back what was packed, and the same bytes for the same answers in any order', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 60 }), (records) => {
      const packed = packAnswers(records);
      expect(spell(unpackAnswers({ month: '2026-11-01', packed }))).toEqual(spell(records));
      expect(packAnswers(records.toReversed())).toEqual(packed);
      expect(packAnswers(unpackAnswers({ month: '2026-11-01', packed }))).toEqual(packed);
    }),
  );
});

it('holds more words than one byte counts', () => {
  const sources = Array.from({ length: 20_000 }, (_, index) => `fonte${String(index)}.example`);
  const records: AnswerRecord[] = [
    { day: '2026-11-30', engine: 'openai', namesOwn: true, rivals: [], sources },
  ];
  expect(unpackAnswers({ month: '2026-11-01', packed: packAnswers(records) })).toEqual(records);
});
