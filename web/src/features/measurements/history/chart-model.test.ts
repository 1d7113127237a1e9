import type { CompanyHistory } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { aDone } from '../../../../test/builders/effect-builders.ts';
import {
  chooseReach,
  chooseTop,
  groupMarks,
  listBreaks,
  listChannelBreaks,
  listDayLabels,
  listDoneDays,
  listGridlines,
  placeDay,
  placePoints,
  spreadLabels,
} from './chart-model.ts';
import { historyCopy } from './copy.ts';

const PERIOD = { firstDay: '2026-11-01', lastDay: '2026-11-28' };

describe('the days something was done on', () => {
  const find = (...actions: ReturnType<typeof aDone>[]) =>
    listDoneDays({ actions, period: PERIOD, promptIds: ['a', 'b'] }).map(
      ({ number, day, actions: ofDay }) => [number, day, ofDay.length],
    );

  it('are numbered from the first, one mark a day', () => {
    const on = (day: string) => aDone({ day, promptIds: ['a'] });
    expect(find(on('2026-11-20'), on('2026-11-03'), on('2026-11-20'))).toEqual([
      [1, '2026-11-03', 1],
      [2, '2026-11-20', 2],
    ]);
  });

  it('are those of the period and of the prompts that are shown, and of the whole company', () => {
    const day = '2026-11-10';
    expect(find(aDone({ day, promptIds: ['c'] }))).toEqual([]);
    expect(find(aDone({ day: '2026-10-31', promptIds: ['a'] }))).toEqual([]);
    expect(find(aDone({ day, promptIds: [] }))).toHaveLength(1);
    expect(find(aDone({ day, promptIds: [], gonePrompts: 1 }))).toEqual([]);
  });

  it('are none of what was put back', () => {
    expect(find(aDone({ day: '2026-11-10', promptIds: ['a'], undoneAt: '2026-11-12T08:00:00Z' }))).toEqual(
      [],
    );
  });
});

const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
const points = DAYS.map((day) => ({ day, mentions: 21, responses: 84 }));
const gap = { day: '2026-11-02', mentions: 0, responses: 0 };

describe('the points of a line', () => {
  it('are rates with their interval, and a gap where nothing was answered', () => {
    const placed = placePoints([points[0] ?? gap, gap, points[2] ?? gap]);
    expect(placed[1]).toBeNull();
    expect(placed[0]).toMatchObject({ percent: 25, n: 84, mentions: 21 });
    expect(placed[0]?.low).toBeCloseTo(17, 0);
    expect(placed[0]?.high).toBeCloseTo(35, 0);
  });

  it('are a zero where answers came and none names the company', () => {
    expect(placePoints([{ day: '2026-11-01', mentions: 0, responses: 12 }])[0]).toMatchObject({ percent: 0 });
  });

  it('are kept apart on both sides of a break, also of two in one week', () => {
    const joined = placePoints(points, ['2026-11-02', '2026-11-04']).map((point) => point?.isJoined);
    expect(joined).toEqual([true, false, true, false]);
  });

  it('are kept apart where a break falls between points that lie days apart', () => {
    const sparse = [points[0] ?? gap, points[3] ?? gap];
    expect(placePoints(sparse, ['2026-11-03']).map((point) => point?.isJoined)).toEqual([true, false]);
  });
});

describe('what breaks a line', () => {
  const marks = [
    { day: '2026-11-02', kind: 'model_changed', engine: 'google', promptIds: [] },
    { day: '2026-11-03', kind: 'reader_changed', engine: null, promptIds: [] },
    { day: '2026-11-04', kind: 'engine_added', engine: 'openai', promptIds: [] },
    { day: '2026-11-05', kind: 'question_changed', engine: null, promptIds: ['one'] },
  ] satisfies CompanyHistory['marks'];

  it('is another reader, and another model where one engine is all that answers', () => {
    expect(listBreaks({ marks, prompts: 2, engines: ['google', 'openai'] })).toEqual(['2026-11-03']);
    expect(listBreaks({ marks, prompts: 2, engines: ['google'] })).toEqual(['2026-11-02', '2026-11-03']);
  });

  it('is another question where it is the only one', () => {
    expect(listBreaks({ marks, prompts: 1, engines: ['google', 'openai'] })).toEqual([
      '2026-11-03',
      '2026-11-05',
    ]);
    expect(listChannelBreaks({ marks, prompts: 1 }, 'openai')).toEqual(['2026-11-03', '2026-11-05']);
  });

  it('is another model at every engine on one day, and said once', () => {
    const both = (['google', 'openai'] as const).map((engine) => ({
      day: '2026-11-02',
      kind: 'model_changed' as const,
      engine,
      promptIds: [],
    }));
    expect(listBreaks({ marks: both, prompts: 2, engines: ['google', 'openai'] })).toEqual(['2026-11-02']);
    expect(listBreaks({ marks: both, prompts: 2, engines: ['google', 'openai', 'demo'] })).toEqual([]);
    expect(groupMarks(both).map((mark) => historyCopy.mark(mark))).toEqual([
      'Gemini e ChatGPT rispondono con altri modelli',
    ]);
    expect(groupMarks(marks)).toHaveLength(marks.length);
  });

  it('is for an engine its own model', () => {
    expect(listChannelBreaks({ marks, prompts: 2 }, 'google')).toEqual(['2026-11-02', '2026-11-03']);
    expect(listChannelBreaks({ marks, prompts: 2 }, 'openai')).toEqual(['2026-11-03']);
  });
});

describe('a scale', () => {
  it.each([
    [0, 10, [0, 5, 10]],
    [10, 10, [0, 5, 10]],
    [39, 40, [0, 20, 40]],
    [52, 60, [0, 20, 40, 60]],
    [81, 100, [0, 50, 100]],
  ])('for %d percent ends at %d', (highest, top, gridlines) => {
    expect(chooseTop(highest)).toBe(top);
    expect(listGridlines(top)).toEqual(gridlines);
  });

  it('of differences holds the farthest end of all of them', () => {
    expect(chooseReach([{ low: -3, high: 9 }, null])).toBe(10);
    expect(chooseReach([{ low: -61, high: 2 }])).toBe(100);
    expect(chooseReach([])).toBe(5);
  });
});

describe('labels', () => {
  it('stand at their lines, or as near as the others let them', () => {
    expect(spreadLabels([10, 50, 90], 7)).toEqual([10, 50, 90]);
    expect(spreadLabels([50, 10, 52], 7)).toEqual([50, 10, 57]);
    expect(spreadLabels([99, 100, 98], 7)).toEqual([93, 100, 86]);
  });

  it('name the first and the last day of a line, and a few between', () => {
    expect(listDayLabels(28)).toEqual([0, 7, 14, 20, 27]);
    expect(listDayLabels(2)).toEqual([0, 1]);
    expect(listDayLabels(1)).toEqual([0]);
    expect(listDayLabels(0)).toEqual([]);
  });
});

it('a day stands where it lies between the ends of its line', () => {
  expect(placeDay(points, '2026-11-01')).toBe(0);
  expect(placeDay(points, '2026-11-04')).toBe(100);
  expect(placeDay(points, '2026-11-03')).toBeCloseTo(66.7, 1);
  expect(placeDay(points.slice(0, 1), '2026-11-01')).toBe(100);
});
