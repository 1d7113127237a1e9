import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/rome-time';
import { type EngineDay, listMarks } from './list-marks.ts';

const FIRST = '2026-11-01';
const PERIOD = { firstDay: FIRST, lastDay: '2026-11-28' };
const aDay = (index: number, over: Partial<EngineDay> = {}): EngineDay => ({
  engine: 'openai',
  day: addDays(FIRST, index),
  models: ['one'],
  readers: ['rules'],
  ...over,
});
const list = (days: readonly EngineDay[]) =>
  listMarks({ days, series: [], period: PERIOD }).map(({ day, kind, engine }) => [day, kind, engine]);

describe('what changed in the measure', () => {
  it('is each of two changes of the model in one week', () => {
    const models = (index: number) => (index < 8 ? ['one'] : index < 11 ? ['two'] : ['three']);
    const days = Array.from({ length: 20 }, (_, index) => aDay(index, { models: models(index) }));
    expect(list(days)).toEqual([
      ['2026-11-09', 'model_changed', 'openai'],
      ['2026-11-12', 'model_changed', 'openai'],
    ]);
  });

  it('is none for one odd day', () => {
    const days = Array.from({ length: 20 }, (_, index) =>
      aDay(index, index === 9 ? { models: ['two'] } : {}),
    );
    expect(list(days)).toEqual([]);
  });

  it('is an engine that was removed, and one that began', () => {
    const days = Array.from({ length: 20 }, (_, index) => [
      aDay(index),
      ...(index < 10 ? [aDay(index, { engine: 'google' as const })] : []),
      ...(index >= 12 ? [aDay(index, { engine: 'perplexity' as const })] : []),
    ]).flat();
    expect(list(days)).toEqual([
      ['2026-11-11', 'engine_removed', 'google'],
      ['2026-11-13', 'engine_added', 'perplexity'],
    ]);
  });

  it('does not move with the change of the clock', () => {
    const march = Array.from({ length: 10 }, (_, index) => ({
      ...aDay(0, { models: index < 5 ? ['one'] : ['two'] }),
      day: addDays('2026-03-25', index),
    }));
    expect(
      listMarks({ days: march, series: [], period: { firstDay: '2026-03-25', lastDay: '2026-04-03' } }).map(
        ({ day }) => day,
      ),
    ).toEqual(['2026-03-30']);
  });
});
