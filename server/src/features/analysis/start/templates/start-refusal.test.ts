import { describe, expect, it } from 'vitest';
import { formatStartRefusal } from './start-refusal.ts';

describe('what a user reads who may start no more analyses today', () => {
  const now = new Date('2026-11-22T16:00:00Z');
  it.each([
    [
      { reason: 'prompt_full', max: 3, nextRunAt: new Date('2026-11-22T20:07:00Z') },
      'Limite raggiunto: il tuo piano permette di avviare a mano al massimo 3 analisi al giorno per ogni prompt. La prossima analisi automatica parte oggi alle 21:07.',
    ],
    [
      { reason: 'prompt_full', max: 1, nextRunAt: new Date('2026-11-23T05:00:00Z') },
      'Limite raggiunto: il tuo piano permette di avviare a mano una sola analisi al giorno per ogni prompt. La prossima analisi automatica parte domani alle 06:00.',
    ],
    [
      { reason: 'day_full', max: 75, nextRunAt: new Date('2026-11-24T05:00:00Z') },
      'Limite raggiunto: oggi il tuo account ha già avviato tutte le analisi che il piano permette in un giorno. La prossima analisi automatica parte martedì 24 novembre alle 06:00.',
    ],
    [
      { reason: 'prompt_full', max: 3, nextRunAt: null },
      'Limite raggiunto: il tuo piano permette di avviare a mano al massimo 3 analisi al giorno per ogni prompt. Potrai riprovare domani.',
    ],
    [
      { reason: 'prompt_full', max: 3, nextRunAt: now },
      'Limite raggiunto: il tuo piano permette di avviare a mano al massimo 3 analisi al giorno per ogni prompt. La prossima analisi automatica sta per partire.',
    ],
  ] as const)('%o', (facts, text) => {
    expect(formatStartRefusal({ ...facts, now })).toBe(text);
  });
});
