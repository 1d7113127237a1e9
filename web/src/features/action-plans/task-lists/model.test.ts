import { expect, it } from 'vitest';
import { tickOverview } from './model.ts';

const lists = [
  { promptId: 'a', tasks: 2, done: 1, next: null, isNew: false, updatedAt: '2026-11-20T05:00:00.000Z' },
  { promptId: 'b', tasks: 2, done: 0, next: null, isNew: false, updatedAt: '2026-11-20T05:00:00.000Z' },
];
const done = (promptId: string, isDone: boolean) =>
  tickOverview({ lists, promptId, isDone }).map((list) => list.done);

it('counts a tick for its own prompt only', () => {
  expect(done('a', true)).toEqual([2, 0]);
  expect(done('a', false)).toEqual([0, 0]);
});

it('never counts below nothing', () => {
  expect(done('b', false)).toEqual([1, 0]);
});
