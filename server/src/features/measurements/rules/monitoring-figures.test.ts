import { describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/rome-time.ts';
import type { AnswerFact, MentionFact } from './aggregate-mentions.ts';
import { buildCompanyFigures } from './company-figures.ts';
import { type DailyTally, tallyDays } from './daily-tally.ts';
import { buildMonitoringFigures } from './monitoring-figures.ts';

const named = (key: string, position: number, isOwn = false): MentionFact => ({
  key,
  name: key,
  isOwn,
  position,
  occurrences: 1,
  sentiment: isOwn ? 'positive' : null,
  aspects: [],
});

const LAST_DAY = '2026-03-31';

/** The answers of one analysis, as many days before the last one. */
const dayOf = (
  age: number,
  engine: DailyTally['engine'],
  answers: readonly AnswerFact[],
  model: string = engine,
): DailyTally[] =>
  tallyDays(
    answers.map((answer) => ({
      ...answer,
      analysisId: 'one',
      model,
      reader: 'rules',
      isDiscarded: false,
      engine,
      day: addDays(LAST_DAY, -age),
    })),
  );

describe('the standing numbers of a prompt', () => {
  const figures = buildMonitoringFigures({
    lastDay: LAST_DAY,
    ownName: 'Io',
    outcomes: [true, false, true],
    tallies: [
      ...dayOf(1, 'openai', [
        { status: 'ok', mentions: [named('a', 1), named('io', 2, true)] },
        { status: 'ok', mentions: [named('a', 1)] },
        { status: 'failed', mentions: [] },
      ]),
      ...dayOf(1, 'demo', [{ status: 'refused', mentions: [] }]),
      ...dayOf(0, 'openai', [{ status: 'ok', mentions: [named('io', 1, true), named('a', 2)] }]),
    ],
  });

  it('take only ok answers into the denominator and name the others beside it', () => {
    expect(figures.totalResponses).toBe(3);
    expect(figures.ownMentions).toBe(2);
    expect(figures.excludedResponses).toEqual({ refused: 1, empty: 0, failed: 1 });
  });

  it('name every engine whose answers did not count, with how many of which kind', () => {
    expect(figures.missingByEngine).toEqual([
      { engine: 'demo', refused: 1, empty: 0, failed: 0 },
      { engine: 'openai', refused: 0, empty: 0, failed: 1 },
    ]);
  });

  it('count finished analyses and show the failed ones in the strip', () => {
    expect(figures.totalAnalyses).toBe(2);
    expect(figures.recentAnalyses).toEqual([true, false, true]);
  });

  it('say more of the own company than its row of the table does', () => {
    const aspects = ['affidabile', 'costoso', 'lento', 'veloce'].map((label) => ({
      label,
      tone: 'neutral' as const,
    }));
    const { ownSentiment, mentionedCompanies } = buildMonitoringFigures({
      lastDay: LAST_DAY,
      ownName: 'Io',
      outcomes: [true],
      tallies: dayOf(0, 'openai', [{ status: 'ok', mentions: [{ ...named('io', 1, true), aspects }] }]),
    });
    const labels = ownSentiment.map(({ label }) => label);
    expect(labels).toEqual(['positivo', 'affidabile', 'costoso', 'lento', 'veloce']);
    expect(mentionedCompanies[0]?.sentiment.map(({ label }) => label)).toEqual(labels.slice(0, 3));
  });

  it('take the position only from answers that name the company', () => {
    expect(figures.ownPositions).toEqual({ n: 2, sum: 3, squareSum: 5 });
  });

  it('name the engines that were heard', () => {
    expect(figures.engines).toEqual(['openai']);
  });

  it('show at most the fourteen latest analyses', () => {
    const outcomes = [...Array.from({ length: 20 }, () => false), true];
    const { recentAnalyses } = buildMonitoringFigures({
      ownName: 'Io',
      outcomes,
      tallies: [],
      lastDay: LAST_DAY,
    });
    expect(recentAnalyses).toEqual([...Array.from({ length: 13 }, () => false), true]);
  });

  it('compare answers of one analysis only, and leave refused and failed ones out', () => {
    // {a,io} and {a}: 1/2. The lone answer of the next day has nothing to be compared with.
    expect(figures.stability).toEqual({ percent: 50, pairs: 1 });
  });

  it('have neither change nor stability before there is something to compare', () => {
    expect(figures.change).toBeNull();
    const none = buildMonitoringFigures({ ownName: 'Io', outcomes: [], tallies: [], lastDay: LAST_DAY });
    expect(none).toMatchObject({ change: null, stability: null });
  });
});

describe('the change of a prompt’s mention rate', () => {
  const own: AnswerFact = { status: 'ok', mentions: [named('io', 1, true)] };
  const other: AnswerFact = { status: 'ok', mentions: [named('a', 1)] };
  const failed: AnswerFact = { status: 'failed', mentions: [] };
  const fortnight = (model: (age: number) => string) =>
    Array.from({ length: 14 }, (_, age) => age).flatMap((age) =>
      dayOf(age, 'openai', age < 7 ? [own, own, own, other, failed] : [own, other, other, other], model(age)),
    );
  const build = (tallies: readonly DailyTally[]) =>
    buildMonitoringFigures({ ownName: 'Io', outcomes: [], tallies, lastDay: LAST_DAY }).change;

  it('is in percentage points, over ok answers', () => {
    const change = build(fortnight(() => 'gpt-5'));
    expect(change).toMatchObject({ verdict: 'rising', days: 7, previousN: 28, currentN: 28 });
    expect(change).toMatchObject({ previousPercent: 25, currentPercent: 75, changedEngines: [] });
    expect(change?.points?.difference).toBeCloseTo(50, 10);
    expect(change?.points?.low).toBeGreaterThan(0);
    expect(change?.points?.high).toBeLessThan(100);
  });

  it('has no points to quote across a change of model', () => {
    expect(build(fortnight((age) => (age < 3 ? 'gpt-6' : 'gpt-5')))).toMatchObject({
      verdict: 'model_changed',
      points: null,
      changedEngines: ['openai'],
    });
  });
});

describe('the figures of a company', () => {
  const numbers = (totalResponses: number, positions: number[]) => ({
    totalResponses,
    ownMentions: positions.length,
    ownPositions: {
      n: positions.length,
      sum: positions.reduce((total, position) => total + position, 0),
      squareSum: positions.reduce((total, position) => total + position ** 2, 0),
    },
  });

  it('leave prompts that name the company out of rate and position, not out of the sums', () => {
    const figures = buildCompanyFigures([
      { namesOwnCompany: false, numbers: numbers(10, [2, 4]) },
      { namesOwnCompany: true, numbers: numbers(10, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) },
      { namesOwnCompany: false, numbers: null },
    ]);
    expect(figures).toMatchObject({ prompts: 3, totalResponses: 20, totalMentions: 12 });
    expect(figures.mentionRate).toMatchObject({ percent: 20, n: 10 });
    expect(figures.averagePosition).toMatchObject({ value: 3, n: 2 });
  });

  it('have no rate and no position before the first answer', () => {
    const figures = buildCompanyFigures([{ namesOwnCompany: false, numbers: null }]);
    expect(figures.mentionRate.percent).toBeNull();
    expect(figures.averagePosition.value).toBeNull();
  });

  it('weigh every answer the same, whichever prompt it belongs to', () => {
    const figures = buildCompanyFigures([
      { namesOwnCompany: false, numbers: numbers(1, [1]) },
      { namesOwnCompany: false, numbers: numbers(9, []) },
    ]);
    expect(figures.mentionRate.percent).toBe(10);
  });
});
