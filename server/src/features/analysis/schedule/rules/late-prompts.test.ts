import { describe, expect, it } from 'vitest';
import { isStuck } from './late-prompts.ts';
import { isOverdue } from './overdue-prompts.ts';

const now = new Date('2026-03-02T09:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('an open analysis', () => {
  it.each([
    [31, false, true],
    [30, false, false],
    [5, false, false],
    [31, true, false],
    [48 * 60, true, false],
  ])('silent for %i minutes, its job alive: %s, is stuck: %s', (minutes, hasLiveJob, expected) => {
    expect(isStuck({ lastProgressAt: ago(minutes), hasLiveJob, now })).toBe(expected);
  });
});

describe('a prompt', () => {
  const due = { promptAnalysisEnabled: true, isActive: true, now };

  it.each([
    [121, true],
    [120, false],
    [10, false],
    [-60, false],
  ])('due %i minutes ago is overdue: %s', (minutes, expected) => {
    expect(isOverdue({ ...due, nextRunAt: ago(minutes) })).toBe(expected);
  });

  it('is never overdue when nothing is planned, it is switched off, or the account is free', () => {
    expect(isOverdue({ ...due, nextRunAt: null })).toBe(false);
    expect(isOverdue({ ...due, nextRunAt: ago(600), isActive: false })).toBe(false);
    expect(isOverdue({ ...due, nextRunAt: ago(600), promptAnalysisEnabled: false })).toBe(false);
  });
});
