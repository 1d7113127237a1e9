import { expect, it } from 'vitest';
import { buildEngineRows, nameKind } from './model.ts';

const health = {
  breaker: 'closed' as const,
  retryAt: null,
  waitingPrompts: 0,
  nextAttemptAt: null,
  permits: { limit: 50, leased: 0 },
};

it('names a kind of job in words, and one it does not know by its name', () => {
  expect(nameKind('analysis.run-analysis')).toBe('Analisi di un prompt');
  expect(nameKind('vecchio.lavoro')).toBe('vecchio.lavoro');
});

it('adds up what each engine cost, and keeps one that is no longer configured', () => {
  const openai = { engine: 'openai' as const, ...health };
  const google = { engine: 'google' as const, ...health };
  const lines = [
    { engine: 'perplexity' as const, purpose: 'answer' as const, dayCents: 0, monthCents: 30 },
    { engine: 'google' as const, purpose: 'answer' as const, dayCents: 2, monthCents: 20 },
    { engine: 'google' as const, purpose: 'reading' as const, dayCents: 1, monthCents: 5 },
  ];
  const rows = buildEngineRows({ engines: [openai, google], lines });
  expect(rows.map(({ engine, health, monthCents }) => [engine, health, monthCents])).toEqual([
    ['openai', openai, 0],
    ['google', google, 25],
    ['perplexity', null, 30],
  ]);
});
