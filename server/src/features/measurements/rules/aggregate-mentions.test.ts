import { TONES } from '@citato/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerFact, type MentionFact, addTallies, tallyAnswers } from './aggregate-mentions.ts';

const mention = (overrides: Partial<MentionFact>): MentionFact => ({
  key: 'aruba',
  name: 'Aruba',
  isOwn: false,
  position: 1,
  occurrences: 1,
  sentiment: null,
  aspects: [],
  ...overrides,
});

describe('adding up answers', () => {
  it('counts a company once per answer and keeps its occurrences beside it', () => {
    const tally = tallyAnswers([
      { status: 'ok', mentions: [mention({ occurrences: 4, position: 2 })] },
      { status: 'ok', mentions: [mention({ occurrences: 1, position: 3 })] },
      { status: 'ok', mentions: [] },
    ]);
    expect(tally.ok).toBe(3);
    expect(tally.companies).toMatchObject([
      { mentions: 2, occurrences: 5, positionSum: 5, positionSquareSum: 13 },
    ]);
  });

  it('merges the spellings of one company and remembers how often each was used', () => {
    const tally = tallyAnswers([
      { status: 'ok', mentions: [mention({ name: 'Aruba S.p.A.' })] },
      { status: 'ok', mentions: [mention({ name: 'Aruba' })] },
      { status: 'ok', mentions: [mention({ name: 'Aruba' })] },
    ]);
    expect(tally.companies).toHaveLength(1);
    expect(tally.companies[0]?.names).toEqual([
      { name: 'Aruba S.p.A.', count: 1 },
      { name: 'Aruba', count: 2 },
    ]);
  });

  it('counts refused, empty, failed answers and pages without one apart, and takes no company from them', () => {
    const tally = tallyAnswers([
      { status: 'refused', mentions: [mention({})] },
      { status: 'empty', mentions: [] },
      { status: 'failed', mentions: [] },
      { status: 'failed', mentions: [] },
      { status: 'not_shown', mentions: [] },
    ]);
    expect(tally).toEqual({ ok: 0, refused: 1, empty: 1, notShown: 1, failed: 2, companies: [] });
  });

  it('counts a naming without judgement as unknown, never as neutral', () => {
    const tally = tallyAnswers([
      { status: 'ok', mentions: [mention({ sentiment: null })] },
      { status: 'ok', mentions: [mention({ sentiment: 'positive' })] },
    ]);
    expect(tally.companies[0]?.tones).toEqual({ positive: 1, neutral: 0, negative: 0, unknown: 1 });
  });

  it('gives the same whether answers are counted at once or in parts', () => {
    const anyMention = fc.record({
      key: fc.constantFrom('aruba', 'tim', '__proto__', 'own'),
      name: fc.constantFrom('A', 'B', 'constructor'),
      isOwn: fc.boolean(),
      position: fc.integer({ min: 1, max: 20 }),
      occurrences: fc.integer({ min: 1, max: 9 }),
      sentiment: fc.constantFrom(...TONES, null),
      aspects: fc.array(
        fc.record({ label: fc.constantFrom('costoso', 'affidabile'), tone: fc.constantFrom(...TONES) }),
      ),
    });
    const anyAnswer = fc.record({
      status: fc.constantFrom('ok', 'refused', 'empty', 'not_shown', 'failed'),
      mentions: fc.uniqueArray(anyMention, { selector: ({ key }) => key }),
    });
    const normalise = (answers: readonly AnswerFact[][]) => {
      const { companies, ...counts } = addTallies(answers.map((part) => tallyAnswers(part)));
      const sorted = <T>(rows: readonly T[]) => rows.map((row) => JSON.stringify(row)).sort();
      return {
        counts,
        companies: sorted(
          companies.map((company) => ({
            ...company,
            names: sorted(company.names),
            aspects: sorted(company.aspects),
          })),
        ),
      };
    };
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 20 }), fc.nat(20), (answers, cut) => {
        expect(normalise([answers.slice(0, cut), answers.slice(cut)])).toEqual(normalise([answers]));
        expect(normalise([answers.toReversed()])).toEqual(normalise([answers]));
      }),
    );
  });
});
