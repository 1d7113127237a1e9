import type { AnswerStatus, EngineId } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { decideRequeue } from './requeue-plan.ts';

const now = new Date('2026-03-02T09:00:00Z');
const DAY_MS = 86_400_000;
const answers = (engine: EngineId, ...statuses: AnswerStatus[]) =>
  statuses.map((status) => ({
    engine,
    status,
    failureKind: status === 'failed' ? ('timeout' as const) : null,
  }));
const engines = (['openai', 'google'] as const).map((engine) => ({
  engine,
  planned: 2,
  answered: 0,
  failed: 0,
  ok: 0,
  named: 0,
}));
const ended = {
  analysis: { isOpen: false, engines, createdAt: new Date(now.getTime() - DAY_MS) },
  answers: [...answers('openai', 'ok', 'failed'), ...answers('google', 'ok', 'refused')],
  isNewest: true,
  isWanted: true,
  available: ['openai', 'google'] as const,
  planned: [],
  now,
};

describe('a given-up analysis that is done again', () => {
  it('goes on while it is open, whatever else is true', () => {
    const analysis = { ...ended.analysis, isOpen: true };
    expect(decideRequeue({ ...ended, analysis, isNewest: false, isWanted: false })).toEqual({
      kind: 'run_again',
    });
  });

  it('asks for what an ended one misses, failed or never asked; a refusal is an answer', () => {
    expect(decideRequeue(ended)).toEqual({ kind: 'backfill', engines: ['openai'] });
    expect(decideRequeue({ ...ended, answers: [] })).toEqual({
      kind: 'backfill',
      engines: ['openai', 'google'],
    });
  });

  it.each([
    [
      'nothing is missing',
      { answers: [...answers('openai', 'ok', 'ok'), ...answers('google', 'ok', 'empty')] },
    ],
    ['what is missing is planned already', { planned: ['openai'] as const }],
    ['the engine is no longer asked', { available: ['google'] as const }],
    ['a newer analysis has come', { isNewest: false }],
    ['the plan has ended', { isWanted: false }],
    [
      'it is over a week old',
      { analysis: { ...ended.analysis, createdAt: new Date(now.getTime() - 8 * DAY_MS) } },
    ],
  ])('has nothing left to do when %s', (_case, over) => {
    expect(decideRequeue({ ...ended, ...over })).toEqual({ kind: 'nothing_left' });
  });
});
