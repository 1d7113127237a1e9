import type { EngineId } from '@citato/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#lib/rome-time';
import type { AnswerRecord } from '../../rules/packed-answers/answer-record.ts';
import { WITH, WITHOUT } from '../../rules/packed-answers/answer-sums.ts';
import { packAnswers } from '../../rules/packed-answers/pack-answers.ts';
import { packSums, unpackSums } from '../../rules/packed-answers/pack-sums.ts';
import type { StoredMonth } from '../../rules/packed-answers/stored-month.ts';
import { countGaps } from './count-gaps.ts';
import { countSources } from './count-sources.ts';
import { type AskedGaps, buildGapScope } from './gap-scope.ts';
import { type SummedMonth, sumMonths } from './summed-month.ts';

const PROMPTS = ['a', 'b', 'c'];
const WORDS = ['uno.it', 'due.it', 'tre.it', 'quattro.it'];
const RIVALS = ['aruba', 'tim', 'netsons'];
const MONTHS = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];

const record = fc.record({
  promptId: fc.constantFrom(...PROMPTS),
  day: fc.integer({ min: 0, max: 121 }).map((day) => addDays('2026-08-01', day)),
  engine: fc.constantFrom<EngineId>('openai', 'google', 'perplexity'),
  namesOwn: fc.boolean(),
  // The same rival goes by several spellings.
  rivals: fc
    .uniqueArray(fc.constantFrom(...RIVALS), { maxLength: 3 })
    .chain((keys) =>
      fc.constantFrom(...keys.map((key) => key.toUpperCase()), '').map((name) => ({ keys, name })),
    )
    .map(({ keys, name }) => keys.map((key) => ({ key, name: name === '' ? key : `${key} ${name}` }))),
  sources: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 4 }),
});
type DrawnRecord = AnswerRecord & { promptId: string };
const asked: fc.Arbitrary<AskedGaps> = fc.record({
  span: fc.constantFrom(
    { firstDay: '2026-10-05', lastDay: '2026-11-01' },
    { firstDay: '2026-08-01', lastDay: '2026-11-30' },
    { firstDay: '2026-08-20', lastDay: '2026-11-30' },
  ),
  engines: fc.constantFrom<EngineId[] | null>(null, ['openai'], ['google', 'perplexity']),
  rival: fc.constantFrom(null, 'aruba', 'nessuno'),
});

function storeMonths(records: readonly DrawnRecord[]): StoredMonth[] {
  return MONTHS.flatMap((month) =>
    PROMPTS.flatMap((promptId): StoredMonth[] => {
      const own = records.filter((one) => one.promptId === promptId && one.day.startsWith(month.slice(0, 7)));
      if (own.length === 0) return [];
      const { answers, ...words } = packAnswers(own);
      return [{ promptId, month, ...words, answers: Buffer.from(answers.slice(2), 'hex') }];
    }),
  );
}

/** Counted by nothing but a filter over the answers themselves. */
function countNaively(records: readonly DrawnRecord[], { span, engines, rival }: AskedGaps) {
  const inScope = records.filter(
    ({ day, engine }) => day >= span.firstDay && day <= span.lastDay && (engines?.includes(engine) ?? true),
  );
  const isWithout = ({ namesOwn, rivals }: DrawnRecord) =>
    !namesOwn && (rival === null ? rivals.length > 0 : rivals.some(({ key }) => key === rival));
  const sides = [inScope.filter(isWithout), inScope.filter(({ namesOwn }) => namesOwn)] as const;
  const citing = (source: string) =>
    sides.map((side) => side.filter(({ sources }) => sources.includes(source)).length);
  return {
    ok: inScope.length,
    totals: sides.map((side) => side.length),
    sources: WORDS.map((source) => [source, ...citing(source)]).filter(([, a, b]) => a !== 0 || b !== 0),
    rivals: RIVALS.map((key) => [
      key,
      inScope.filter(({ namesOwn, rivals }) => !namesOwn && rivals.some((one) => one.key === key)).length,
    ]).filter(([, answers]) => answers !== 0),
    last: WORDS.map(
      (source) =>
        sides[WITHOUT]
          .filter(({ sources }) => sources.includes(source))
          .map(({ day, promptId, engine }) => ({ day, promptId, engine }))
          .sort((a, b) =>
            a.day !== b.day
              ? a.day < b.day
                ? 1
                : -1
              : `${a.promptId} ${a.engine}` < `${b.promptId} ${b.engine}`
                ? -1
                : 1,
          )
          .at(0) ?? null,
    ),
  };
}

function look(months: readonly SummedMonth[], of: AskedGaps) {
  const scope = buildGapScope(months, of);
  const counts = countGaps(months, scope);
  return { counts, cited: countSources(months, { scope, chosen: WORDS }) };
}
const total = (numbers: Int32Array | undefined) =>
  (numbers ?? new Int32Array()).reduce((sum, number) => sum + number, 0);

it('counts what the answers say, by whichever sums', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 80 }), asked, (records, of) => {
      const { counts, cited } = look(sumMonths(storeMonths(records), of), of);
      const naive = countNaively(records, of);
      expect(counts.ok).toBe(naive.ok);
      expect(counts.totals).toEqual(naive.totals);
      expect(
        WORDS.flatMap((source) =>
          counts.sources.has(source) ? [[source, ...(counts.sources.get(source) ?? [])]] : [],
        ),
      ).toEqual(naive.sources);
      expect(
        RIVALS.flatMap((key) => (counts.rivals.has(key) ? [[key, counts.rivals.get(key)?.answers]] : [])),
      ).toEqual(naive.rivals);
      expect(WORDS.map((source) => cited.get(source)?.last ?? null)).toEqual(naive.last);
      for (const source of WORDS) {
        const found = cited.get(source);
        const [, ...expected] = naive.sources.find(([name]) => name === source) ?? [source, 0, 0];
        expect([WITHOUT, WITH].map((side) => total(found?.pairs[side]))).toEqual(expected);
        expect([WITHOUT, WITH].map((side) => total(found?.clusters[side]))).toEqual(expected);
      }
    }),
    { numRuns: 300 },
  );
});

it('finds the same in the sums of a company’s months as in the answers, to the last prompt and engine', () => {
  const span = { firstDay: '2026-08-01', lastDay: '2026-11-30' };
  fc.assert(
    fc.property(fc.array(record, { maxLength: 80 }), asked, (records, { engines }) => {
      const of = { span, engines, rival: null };
      const stored = storeMonths(records);
      const ofCompany = [...Map.groupBy(stored, ({ month }) => month)].flatMap(([month, same]) => {
        const { words, sums } = packSums(same.toReversed());
        const unpacked = unpackSums({ words, bytes: Buffer.from(sums.slice(2), 'hex') });
        return unpacked.map((ofPrompt, index): SummedMonth => ({
          ...words,
          promptId: words.prompts[index] ?? '',
          month,
          sums: ofPrompt,
          answers: null,
        }));
      });
      const known = look(sumMonths(stored, of), of);
      const found = look(ofCompany, of);
      // Scopes hold a function each.
      const scope = known.counts.scope;
      expect({ ...found, counts: { ...found.counts, scope } }).toEqual(known);
    }),
    { numRuns: 300 },
  );
});
