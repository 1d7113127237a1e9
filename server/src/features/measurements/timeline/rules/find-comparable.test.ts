import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/rome-time';
import { type AskedDay, findComparable } from './find-comparable.ts';

const EARLIER = { firstDay: '2026-11-09', lastDay: '2026-11-15' };
const LATER = { firstDay: '2026-11-16', lastDay: '2026-11-22' };
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A question at an engine on chosen days of both weeks, from 0. */
const ask = (
  name: string,
  {
    engine = 'openai',
    earlier = WEEK,
    later = WEEK,
    ofLater = {},
  }: {
    engine?: string;
    earlier?: readonly number[];
    later?: readonly number[];
    ofLater?: Partial<AskedDay>;
  } = {},
): AskedDay[] => {
  const on = (firstDay: string, over: Partial<AskedDay>) => (index: number) => ({
    pair: `${engine} ${name}`,
    engine,
    day: addDays(firstDay, index),
    hits: 1,
    n: 5,
    series: 1,
    models: ['one'],
    readers: ['rules'],
    discarded: 0,
    ...over,
  });
  return [...earlier.map(on(EARLIER.firstDay, {})), ...later.map(on(LATER.firstDay, ofLater))];
};
const find = (...days: AskedDay[][]) => {
  const { pairs, obstacle } = findComparable({ days: days.flat(), earlier: EARLIER, later: LATER });
  return { pairs: [...pairs].sort(), obstacle };
};

describe('what may be compared', () => {
  it('is every question that was asked on all days of both sides', () => {
    expect(find(ask('a'), ask('b'))).toEqual({ pairs: ['openai a', 'openai b'], obstacle: null });
  });

  it.each([
    ['was added on the fourth day of the earlier side', { earlier: WEEK.slice(3) }],
    ['was taken away on the fifth day of the later side', { later: WEEK.slice(0, 4) }],
    ['was paused for two days of one side', { earlier: [0, 1, 2, 5, 6] }],
  ])('is no question that %s, beside others', (_name, days) => {
    expect(find(ask('a'), ask('b', days))).toEqual({ pairs: ['openai a'], obstacle: null });
  });

  it('is a question that lacks one day of a week', () => {
    expect(find(ask('a'), ask('b', { earlier: WEEK.slice(1) })).pairs).toEqual(['openai a', 'openai b']);
  });

  it('is a question asked seldom, but as often on both sides', () => {
    const seldom = { earlier: [0, 2, 4], later: [1, 3, 6] };
    expect(find(ask('a'), ask('b', seldom)).pairs).toEqual(['openai a', 'openai b']);
  });

  it('is all of an engine that answered on few days of one side: its questions lack the same', () => {
    const few = { engine: 'google', later: [0, 1, 2] };
    expect(find(ask('a'), ask('a', few), ask('b', few)).pairs).toEqual(['google a', 'google b', 'openai a']);
  });

  it('says that the questions changed where none was asked alike on both sides', () => {
    const swapped = find(ask('a', { later: [0, 1, 2] }), ask('b', { earlier: [4, 5, 6] }));
    expect(swapped).toEqual({ pairs: [], obstacle: 'question_changed' });
  });

  it('says that days are too few before it says anything else', () => {
    expect(find(ask('a', { earlier: [0, 1] }))).toEqual({ pairs: [], obstacle: 'too_few' });
    expect(find()).toEqual({ pairs: [], obstacle: 'too_few' });
  });

  it('leaves out another question and another model, and compares nothing of two readers', () => {
    const series = ask('b', { ofLater: { series: 2 } });
    const model = ask('c', { ofLater: { models: ['two'] } });
    expect(find(ask('a'), series, model).pairs).toEqual(['openai a']);
    expect(find(series).obstacle).toBe('question_changed');
    expect(find(model).obstacle).toBe('model_changed');
    expect(find(ask('a'), ask('d', { ofLater: { readers: ['another'] } })).obstacle).toBe('reader_changed');
  });

  it('leaves out an engine whose model changed twice within a week, though both sides have the same models', () => {
    const changing = [
      ...ask('b', { earlier: WEEK.slice(0, 2), later: WEEK.slice(3) }),
      ...ask('b', { earlier: WEEK.slice(2), later: WEEK.slice(0, 3) }).map((day) => ({
        ...day,
        models: ['two'],
      })),
    ];
    expect(find(changing).obstacle).toBe('model_changed');
    expect(find(ask('a'), changing).pairs).toEqual(['openai a']);
  });

  it('is what two models answer by turns on both sides', () => {
    const byTurns = ask('b').map((day, index) => ({ ...day, models: [index % 2 === 0 ? 'one' : 'two'] }));
    expect(find(byTurns).pairs).toEqual(['openai b']);
  });

  it('counts no day without an ok answer', () => {
    const silent = ask('b').map((day) => (day.day < '2026-11-13' ? { ...day, n: 0 } : day));
    expect(find(ask('a'), silent).pairs).toEqual(['openai a']);
  });
});
