import type { EngineId } from '@citato/contract';
import { expect, it } from 'vitest';
import { watchEngines } from './watch-engines.ts';

const DAY = '2026-11-22';
const of = (engine: EngineId, day: string, answered: number, failed: number) => ({
  engine,
  day,
  answered,
  failed,
});
const before = [of('openai', '2026-11-21', 50, 0), of('google', '2026-11-21', 50, 0)];
const look = (today: ReturnType<typeof of>[], open: string[] = []) => {
  const decision = watchEngines({ outcomes: [...before, ...today], lastDay: DAY, open: new Set(open) });
  return [decision.begun.map(({ key }) => key), decision.over];
};

it.each([
  [
    'an engine that only fails is silent',
    [of('openai', DAY, 50, 0), of('google', DAY, 0, 50)],
    [],
    ['engine_silent:google'],
    [],
  ],
  ['one with a single answer is not', [of('openai', DAY, 50, 0), of('google', DAY, 1, 49)], [], [], []],
  ['one that was not asked is not', [of('openai', DAY, 50, 0)], [], [], []],
  ['one that never answered is not', [of('openai', DAY, 50, 0), of('grok', DAY, 0, 50)], [], [], []],
  [
    'where all are silent the analysis failed',
    [of('openai', DAY, 0, 50), of('google', DAY, 0, 50)],
    [],
    ['no_analysis'],
    [],
  ],
  [
    'what is known is not said again',
    [of('openai', DAY, 50, 0), of('google', DAY, 0, 50)],
    ['engine_silent:google'],
    [],
    [],
  ],
  [
    'what answers again is over',
    [of('openai', DAY, 50, 0), of('google', DAY, 9, 0)],
    ['engine_silent:google', 'no_analysis'],
    [],
    ['no_analysis', 'engine_silent:google'],
  ],
] as const)('%s', (_case, today, open, begun, over) => {
  expect(look([...today], [...open])).toEqual([begun, over]);
});
