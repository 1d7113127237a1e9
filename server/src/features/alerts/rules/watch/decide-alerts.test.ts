import { describe, expect, it } from 'vitest';
import type { Watched } from './watched.ts';
import { buildRate } from '@citato/contract/figures';
import { addDays } from '#lib/rome-time';
import type { WatchState } from './alert-state.ts';
import { decideAlerts } from './decide-alerts.ts';
import type { Level } from './levels.ts';
import { planQuestions } from './plan-questions.ts';
import type { Subject } from './subject.ts';

const RATE: Subject = { key: 'mention_rate', kind: 'figure', figure: { figure: 'mention_rate' } };
const PLACE: Subject = { key: 'position', kind: 'figure', figure: { figure: 'position' } };
const DAY = '2026-11-22';

const differs = (key: string, value: number | null, isProven = true): Watched['difference'] => ({
  key,
  earlier: buildRate({ hits: 20, n: 100 }),
  later: buildRate({ hits: 40, n: 100 }),
  difference: value === null ? null : { value, low: value - 4, high: value + 4 },
  obstacle: value === null ? 'model_changed' : null,
  designEffect: 1,
  isProven,
});

function look(
  results: readonly Watched['difference'][],
  {
    state = {},
    lastDay = DAY,
    level = 'normal',
    subjects = [RATE],
    isMeant = true,
  }: {
    state?: WatchState;
    lastDay?: string;
    level?: Level;
    subjects?: Subject[];
    isMeant?: boolean;
  } = {},
) {
  const planned = planQuestions({ subjects, state, lastDay });
  return decideAlerts({ planned, results, state, lastDay, level, means: () => isMeant });
}
const raised = look([differs('mention_rate', 15)]).state;

describe('an alert begins', () => {
  it.each([
    ['with a proven change of ten points', [differs('mention_rate', 10)], 1],
    ['with one found over three days', [differs('mention_rate', null), differs('mention_rate@3', -30)], 1],
    ['once, though both spans prove it', [differs('mention_rate', 15), differs('mention_rate@3', 30)], 1],
    ['not with one that is not proven', [differs('mention_rate', 15, false)], 0],
    ['not with less than ten points', [differs('mention_rate', 9.9)], 0],
    ['not where nothing may be compared', [differs('mention_rate', null)], 0],
  ])('%s', (_case, results, count) => {
    expect(look(results).raised).toHaveLength(count);
  });

  it.each([
    ['small', 5, 1],
    ['small', 4.9, 0],
    ['large', 19, 0],
    ['large', 20, 1],
  ] as const)('at the level %s with %d points so often: %i', (level, points, count) => {
    expect(look([differs('mention_rate', points)], { level }).raised).toHaveLength(count);
  });

  it('for the better where a position becomes smaller', () => {
    const better = look([differs('position', -1.2)], { subjects: [PLACE] }).raised;
    expect(better).toMatchObject([{ direction: 'up' }]);
  });

  it('not where the change does not mean what its kind says', () => {
    expect(look([differs('mention_rate', 15)], { isMeant: false }).raised).toEqual([]);
  });
});

describe('an open alert', () => {
  const held = (value: number | null, day: number) =>
    look([differs('mention_rate@held', value)], { state: raised, lastDay: addDays(DAY, day) });

  it.each([
    ['is not raised again while it lasts', 15, 10, null],
    ['stays with half of the smallest step left', 5, 10, null],
    ['ends with less', 4.9, 10, 'reverted'],
    ['ends when the change turns', -12, 10, 'reverted'],
    ['is not taken back within a week', 0, 6, null],
    ['stays where nothing may be compared any more', null, 10, null],
    ['ends after four weeks as the new normal', 15, 28, 'settled'],
  ] as const)('%s', (_case, value, day, because) => {
    const decision = held(value, day);
    expect(decision.raised).toEqual([]);
    expect(decision.cleared.map((one) => one.because)).toEqual(because === null ? [] : [because]);
  });

  it('that has ended can begin again only over days after the change', () => {
    const { state } = held(0, 10);
    const lastDay = addDays(DAY, 11);
    expect(planQuestions({ subjects: [RATE], state, lastDay })).toEqual([]);
    const later = planQuestions({ subjects: [RATE], state, lastDay: addDays(DAY, 24) });
    expect(later.map(({ question }) => question.earlier.firstDay)).toEqual([
      addDays(DAY, 4),
      addDays(DAY, 4),
    ]);
  });

  it('whose question is deleted ends after four weeks', () => {
    const ended = look([], { state: raised, subjects: [], lastDay: addDays(DAY, 28) });
    expect(ended.cleared).toEqual([{ key: 'mention_rate', because: 'settled' }]);
    expect(look([], { state: raised, subjects: [], lastDay: addDays(DAY, 27) }).cleared).toEqual([]);
  });
});
