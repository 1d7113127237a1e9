import { describe, expect, it } from 'vitest';
import { type MentionFact, tallyAnswers } from './aggregate-mentions.ts';
import { buildCompanyFigures } from './company-figures.ts';
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

describe('the standing numbers of a prompt', () => {
  const figures = buildMonitoringFigures({
    ownName: 'Io',
    outcomes: [true, false, true],
    tallies: [
      {
        engine: 'openai',
        ...tallyAnswers([
          { status: 'ok', mentions: [named('a', 1), named('io', 2, true)] },
          { status: 'ok', mentions: [named('a', 1)] },
          { status: 'failed', mentions: [] },
        ]),
      },
      { engine: 'demo', ...tallyAnswers([{ status: 'refused', mentions: [] }]) },
      {
        engine: 'openai',
        ...tallyAnswers([{ status: 'ok', mentions: [named('io', 1, true), named('a', 2)] }]),
      },
    ],
  });

  it('take only ok answers into the denominator and name the others beside it', () => {
    expect(figures.totalResponses).toBe(3);
    expect(figures.ownMentions).toBe(2);
    expect(figures.excludedResponses).toEqual({ refused: 1, empty: 0, failed: 1 });
  });

  it('count finished analyses and show the failed ones in the strip', () => {
    expect(figures.totalAnalyses).toBe(2);
    expect(figures.recentAnalyses).toEqual([true, false, true]);
  });

  it('take the position only from answers that name the company', () => {
    expect(figures.ownPositions).toEqual({ n: 2, sum: 3, squareSum: 5 });
  });

  it('name the engines that were heard', () => {
    expect(figures.engines).toEqual(['openai']);
  });

  it('show at most the fourteen latest analyses', () => {
    const outcomes = [...Array.from({ length: 20 }, () => false), true];
    expect(buildMonitoringFigures({ ownName: 'Io', outcomes, tallies: [] }).recentAnalyses).toEqual([
      ...Array.from({ length: 13 }, () => false),
      true,
    ]);
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
