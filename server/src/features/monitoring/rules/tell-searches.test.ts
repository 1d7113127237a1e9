import { expect, it } from 'vitest';
import { tellSearches } from './tell-searches.ts';

it('tells engines that say what they search for from those that do not, and from those that do not search', () => {
  const told = tellSearches([
    { engine: 'openai', responses: 10, searched: 8, billed: 12 },
    { engine: 'google', responses: 5, searched: 1, billed: 0 },
    { engine: 'ai_mode', responses: 4, searched: 0, billed: 4 },
    { engine: 'mistral', responses: 3, searched: 0, billed: 0 },
  ]);
  expect(told.engines.map(({ engine, telling }) => [engine, telling])).toEqual([
    ['openai', 'told'],
    ['google', 'told'],
    ['ai_mode', 'untold'],
    ['mistral', 'none'],
  ]);
  expect(told.responses).toBe(15);
});

it('has nothing to count where no engine says anything', () => {
  expect(tellSearches([])).toEqual({ engines: [], responses: 0 });
});
