import type { DoneAction, EffectStep } from '@citato/contract';
import { buildRate } from '../../../contract/src/figures/wilson-interval.ts';
import { anId } from '../monitoring-builders.ts';

const side = (hits: readonly [number, number], prompts: number): NonNullable<EffectStep['own']> => ({
  earlier: buildRate({ hits: hits[0], n: 280 }),
  later: buildRate({ hits: hits[1], n: 240 }),
  difference: { value: (hits[1] / 240 - hits[0] / 280) * 100, low: 3.7, high: 22.4 },
  prompts,
});

/** Fourteen days after 10 October: 21 % became 34 % where the action was done, 20 % became 23 % elsewhere. */
export const aStep = (over: Partial<EffectStep> = {}): EffectStep => ({
  days: 14,
  earlier: { firstDay: '2026-09-26', lastDay: '2026-10-09' },
  later: { firstDay: '2026-10-11', lastDay: '2026-10-24' },
  readyOn: '2026-10-25',
  own: side([59, 82], 4),
  others: side([56, 55], 8),
  difference: { value: 9.8, low: 2.1, high: 17.5 },
  verdict: 'rising',
  ...over,
});

/** A step that says nothing, and why. */
export const anUnsaidStep = (verdict: EffectStep['verdict']): EffectStep =>
  aStep({ verdict, own: null, others: null, difference: null });

export const aDone = (over: Partial<DoneAction> = {}): DoneAction => ({
  from: 'plan',
  key: 'source:gardadove.example',
  title: 'Completa la scheda su gardadove.example',
  doneAt: '2026-10-10T08:00:00Z',
  day: '2026-10-10',
  undoneAt: null,
  promptIds: [anId(200)],
  gonePrompts: 0,
  otherActions: 0,
  steps: [
    aStep(),
    aStep({ days: 28, later: { firstDay: '2026-10-25', lastDay: '2026-11-07' }, readyOn: '2026-11-08' }),
  ],
  ...over,
});

export const oneRate = (hits: number, n: number) => buildRate({ hits, n });
