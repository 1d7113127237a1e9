import { expect, it } from 'vitest';
import { describeSearching } from './search-words.ts';

it('tells engines that say what they search for from those that do not, and from those that do not search', () => {
  const { engines, responses } = describeSearching([
    { engine: 'openai', responses: 10, searched: 8, billed: 12 },
    { engine: 'google', responses: 5, searched: 1, billed: 0 },
    { engine: 'ai_mode', responses: 4, searched: 0, billed: 4 },
    { engine: 'mistral', responses: 3, searched: 0, billed: 0 },
  ]);
  expect(engines.map(({ engine, says }) => [engine, says])).toEqual([
    ['openai', 'words'],
    ['google', 'words'],
    ['ai_mode', 'number'],
    ['mistral', 'nothing'],
  ]);
  expect(responses).toBe(15);
});

it('has nothing to count where no engine says anything', () => {
  expect(describeSearching([])).toEqual({ engines: [], responses: 0 });
});
