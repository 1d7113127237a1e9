import { buildRate } from '@citato/contract/figures';
import { describe, expect, it } from 'vitest';
import { makeMeaning } from './read-meaning.ts';
import { listSubjects } from './subject.ts';
import type { Watched } from './watched.ts';

const subjects = new Map(
  listSubjects({ engines: ['openai'], promptIds: [], rivals: ['rivale', 'nota'] }).map((one) => [
    one.key,
    one,
  ]),
);
const means = makeMeaning({ topBefore: new Set(['nota']), topNow: new Set(['nota', 'rivale']) });

const between = (
  before: [number, number],
  now: [number, number],
  designEffect = 1,
): Watched['difference'] => ({
  key: '',
  earlier: buildRate({ hits: before[0], n: before[1] }),
  later: buildRate({ hits: now[0], n: now[1] }),
  difference: { value: 20, low: 10, high: 30 },
  obstacle: null,
  designEffect,
  isProven: true,
});

describe('a proven change is an alert', () => {
  it.each([
    ['named:openai', 'up', between([0, 140], [20, 35]), true, 'named, and never before'],
    ['named:openai', 'up', between([1, 140], [20, 35]), false, 'named more often alone'],
    ['named:openai', 'down', between([70, 140], [0, 35]), true, 'named no more'],
    ['named:openai', 'down', between([70, 140], [1, 35]), false, 'named less often alone'],
    ['own_source:openai', 'down', between([30, 140], [0, 35]), true, 'cited no more'],
    ['own_source', 'up', between([0, 140], [20, 35]), false, 'cited for the first time'],
    ['negative:openai', 'up', between([0, 140], [8, 35]), true, 'negative, and never before'],
    ['negative:openai', 'up', between([3, 140], [8, 35]), false, 'more negative'],
    ['overtaken:rivale', 'down', between([80, 140], [20, 70]), true, 'behind a rival that was behind'],
    ['overtaken:rivale', 'down', between([80, 140], [34, 70]), false, 'no more ahead than the other'],
    ['overtaken:rivale', 'down', between([60, 140], [20, 70]), false, 'behind as before'],
    ['overtaken:rivale', 'down', between([80, 140], [20, 70], 12), false, 'behind by few days alone'],
    ['new_rival:rivale', 'up', between([10, 140], [20, 35]), true, 'among the first five now'],
    ['new_rival:nota', 'up', between([10, 140], [20, 35]), false, 'among the first five before'],
    ['mention_rate', 'down', between([80, 140], [10, 70]), true, 'a figure of the company'],
  ] as const)('%s %s: %#', (key, direction, compared, isMeant, _case) => {
    const subject = subjects.get(key);
    if (subject === undefined) throw new Error(`Nothing is watched as ${key}`);
    expect(means({ subject, direction, compared })).toBe(isMeant);
  });
});
