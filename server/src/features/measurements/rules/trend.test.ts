import type { EngineId } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { type PromptId, toId } from '#lib/ids';
import { type RomeDay, addDays } from '#lib/rome-time';
import { type PromptCells, buildJointChange, buildTrend, findFirstDay, placeTrendDays } from './trend.ts';

const LAST_DAY = '2026-11-22';
const GAP = { mentions: 0, responses: 0, isComparable: true };

const aCell = ({
  day,
  prompt = 'a',
  engine = 'openai',
  ownMentions = 2,
  model = 'one',
  reader = 'rules',
  ok = 5,
}: {
  day: RomeDay;
  prompt?: string;
  engine?: EngineId;
  ownMentions?: number;
  model?: string;
  reader?: string;
  ok?: number;
}) => ({
  promptId: toId<PromptId>(prompt),
  engine,
  day,
  ok,
  ownMentions,
  discarded: 0,
  models: [model],
  readers: [reader],
});
const daysBack = (days: number) => addDays(LAST_DAY, -days);
type PromptCell = ReturnType<typeof aCell>;
const byPrompt = (cells: PromptCell[]): PromptCells[] =>
  [...Map.groupBy(cells, ({ promptId }) => promptId)].map(([promptId, ofPrompt]) => ({
    promptId,
    cells: ofPrompt,
  }));
const build = (cells: PromptCell[]) =>
  buildTrend({ prompts: byPrompt(cells), weekOf: placeTrendDays(LAST_DAY) });

describe('twelve weeks', () => {
  it('end with the last day and begin 84 days earlier', () => {
    expect(findFirstDay(LAST_DAY)).toBe(daysBack(83));
    const weeks = build([
      aCell({ day: daysBack(83) }),
      aCell({ day: daysBack(84) }),
      aCell({ day: LAST_DAY }),
    ]);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ mentions: 2, responses: 5, isComparable: true });
    expect(weeks[11]).toMatchObject({ mentions: 2, responses: 5 });
  });

  it('have a gap where nothing was answered, which is no zero', () => {
    const weeks = build([aCell({ day: daysBack(20) }), aCell({ day: daysBack(10), ok: 0, ownMentions: 0 })]);
    expect(weeks.filter(({ responses }) => responses > 0)).toHaveLength(1);
    expect(weeks[10]).toEqual(GAP);
  });

  it('put day 7 back into the week before, and day 6 into the last', () => {
    const weeks = build([aCell({ day: daysBack(7) }), aCell({ day: daysBack(6), ownMentions: 5 })]);
    expect(weeks.slice(-2).map(({ mentions }) => mentions)).toEqual([2, 5]);
  });

  it.each([
    ['another model', { model: 'two' }],
    ['another reader', { reader: 'openai/small' }],
    ['another engine', { engine: 'google' as const }],
    ['another prompt', { prompt: 'b' }],
  ])('cannot be laid beside those before where there is %s', (_what, other) => {
    const weeks = build([
      aCell({ day: daysBack(30) }),
      aCell({ day: daysBack(15), ...other }),
      aCell({ day: daysBack(8), ...other }),
    ]);
    expect(weeks.map(({ isComparable }) => isComparable).slice(-5)).toEqual([true, true, false, true, true]);
  });

  it('are compared over a gap', () => {
    const weeks = build([aCell({ day: daysBack(30) }), aCell({ day: LAST_DAY })]);
    expect(weeks.every(({ isComparable }) => isComparable)).toBe(true);
  });
});

describe('a change of several prompts together', () => {
  const week = (from: number, { ownMentions, prompt }: { ownMentions: number; prompt: string }) =>
    Array.from({ length: 7 }, (_, day) => aCell({ day: daysBack(from + day), ownMentions, prompt }));

  it('is a rise where each of them rises a little', () => {
    const cells = ['a', 'b', 'c', 'd'].flatMap((prompt) => [
      ...week(7, { ownMentions: 1, prompt }),
      ...week(0, { ownMentions: 2, prompt }),
    ]);
    expect(buildJointChange({ prompts: byPrompt(cells), lastDay: LAST_DAY })).toMatchObject({
      verdict: 'rising',
      previousPercent: 20,
      currentPercent: 40,
      currentN: 140,
    });
  });

  it('leaves out a prompt that was added this week: its rate is no change', () => {
    const cells = [
      ...week(7, { ownMentions: 2, prompt: 'a' }),
      ...week(0, { ownMentions: 2, prompt: 'a' }),
      ...week(0, { ownMentions: 5, prompt: 'new' }),
    ];
    expect(buildJointChange({ prompts: byPrompt(cells), lastDay: LAST_DAY })).toMatchObject({
      verdict: 'within_variability',
      currentN: 35,
    });
  });

  it('is no change of the company where a model changed; the engine is named once', () => {
    const cells = ['a', 'b'].flatMap((prompt) => [
      ...week(7, { ownMentions: 0, prompt }),
      ...week(0, { ownMentions: 5, prompt }).map((cell) => ({ ...cell, models: ['two'] })),
    ]);
    expect(buildJointChange({ prompts: byPrompt(cells), lastDay: LAST_DAY })).toMatchObject({
      verdict: 'model_changed',
      points: null,
      changedEngines: ['openai'],
    });
  });

  it('is not known while there are no two weeks', () => {
    expect(
      buildJointChange({
        prompts: byPrompt(week(0, { ownMentions: 1, prompt: 'a' })),
        lastDay: LAST_DAY,
      }),
    ).toBeNull();
  });
});
