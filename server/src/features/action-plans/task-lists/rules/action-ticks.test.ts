import { expect, it } from 'vitest';
import { type ActionTick, tickAction } from './action-ticks.ts';

const at = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T08:00:00Z`);
const press = (ticks: readonly ActionTick[], isDone: boolean, day: number) =>
  tickAction({ ticks, key: 'absence', title: 'Scrivi', isDone, now: at(day) });

it('keeps the moment an action was done at, however often it is ticked off', () => {
  const once = press([], true, 3);
  expect(press(once, true, 9)).toEqual(once);
  expect(once).toEqual([{ key: 'absence', title: 'Scrivi', doneAt: at(3).toISOString(), undoneAt: null }]);
});

it('says when an action was put back, and begins anew when it is done again', () => {
  const back = press(press([], true, 3), false, 5);
  expect(back[0]?.undoneAt).toBe(at(5).toISOString());
  expect(press(back, false, 8)).toEqual(back);
  expect(press(back, true, 9)).toMatchObject([{ doneAt: at(9).toISOString(), undoneAt: null }]);
});

it('knows nothing of an action that was done before such moments were kept', () => {
  expect(press([], false, 3)).toEqual([]);
});

it('holds a hundred actions at most, the latest', () => {
  let ticks: ActionTick[] = [];
  for (let number = 0; number < 130; number += 1)
    ticks = tickAction({ ticks, key: String(number), title: 'Scrivi', isDone: true, now: at(3) });
  expect(ticks).toHaveLength(100);
  expect(ticks.at(-1)?.key).toBe('129');
});
