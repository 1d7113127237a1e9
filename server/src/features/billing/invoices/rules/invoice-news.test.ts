import { expect, it } from 'vitest';
import { decideNews } from './invoice-news.ts';

const now = new Date('2026-03-02T09:00:00Z');
const yesterday = new Date('2026-03-01T09:00:00Z');
const UNTOLD = { settledAt: null, toldAttempts: 0, toldAt: null };
const open = { status: 'open', attempts: 1 };

it('tells of a payment once', () => {
  const paid = { invoice: { status: 'paid', attempts: 1 }, isLate: false, now };
  expect(decideNews({ ...paid, told: null })).toBe('paid');
  expect(decideNews({ ...paid, told: UNTOLD })).toBe('paid');
  expect(decideNews({ ...paid, told: { ...UNTOLD, settledAt: yesterday } })).toBeNull();
});

it('tells of a failed charge once, and of the next try once more', () => {
  expect(decideNews({ told: null, invoice: open, isLate: true, now })).toBe('failed');
  const told = { settledAt: null, toldAttempts: 1, toldAt: yesterday };
  expect(decideNews({ told, invoice: open, isLate: true, now })).toBeNull();
  expect(decideNews({ told, invoice: { ...open, attempts: 2 }, isLate: true, now })).toBe('failed');
});

it('tells of two tries on one day in Rome once', () => {
  const invoice = { ...open, attempts: 2 };
  const toldAt = new Date('2026-03-01T23:30:00Z');
  expect(decideNews({ told: { ...UNTOLD, toldAttempts: 1, toldAt }, invoice, isLate: true, now })).toBeNull();
});

it('says nothing of a first payment that failed, of one not tried yet, or of what was written off', () => {
  expect(decideNews({ told: null, invoice: open, isLate: false, now })).toBeNull();
  expect(decideNews({ told: null, invoice: { ...open, attempts: 0 }, isLate: true, now })).toBeNull();
  for (const status of ['void', 'uncollectible'])
    expect(decideNews({ told: null, invoice: { ...open, status }, isLate: true, now })).toBeNull();
});
