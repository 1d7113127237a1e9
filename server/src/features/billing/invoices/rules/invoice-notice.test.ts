import { expect, it } from 'vitest';
import { decideInvoiceNotice } from './invoice-notice.ts';

const now = new Date('2026-03-02T09:00:00Z');
const yesterday = new Date('2026-03-01T09:00:00Z');
const NOT_NOTIFIED = { settledAt: null, notifiedAttempts: 0, notifiedAt: null };
const open = { status: 'open', attempts: 1 };

it('tells of a payment once', () => {
  const paid = { invoice: { status: 'paid', attempts: 1 }, isLate: false, now };
  expect(decideInvoiceNotice({ ...paid, known: null })).toBe('paid');
  expect(decideInvoiceNotice({ ...paid, known: NOT_NOTIFIED })).toBe('paid');
  expect(decideInvoiceNotice({ ...paid, known: { ...NOT_NOTIFIED, settledAt: yesterday } })).toBeNull();
});

it('tells of a failed charge once, and of the next try once more', () => {
  expect(decideInvoiceNotice({ known: null, invoice: open, isLate: true, now })).toBe('failed');
  const known = { settledAt: null, notifiedAttempts: 1, notifiedAt: yesterday };
  expect(decideInvoiceNotice({ known, invoice: open, isLate: true, now })).toBeNull();
  expect(decideInvoiceNotice({ known, invoice: { ...open, attempts: 2 }, isLate: true, now })).toBe('failed');
});

it('tells of two tries on one day in Rome once', () => {
  const invoice = { ...open, attempts: 2 };
  const notifiedAt = new Date('2026-03-01T23:30:00Z');
  expect(
    decideInvoiceNotice({
      known: { ...NOT_NOTIFIED, notifiedAttempts: 1, notifiedAt },
      invoice,
      isLate: true,
      now,
    }),
  ).toBeNull();
});

it('says nothing of a first payment that failed, of one not tried yet, or of what was written off', () => {
  expect(decideInvoiceNotice({ known: null, invoice: open, isLate: false, now })).toBeNull();
  expect(
    decideInvoiceNotice({ known: null, invoice: { ...open, attempts: 0 }, isLate: true, now }),
  ).toBeNull();
  for (const status of ['void', 'uncollectible'])
    expect(decideInvoiceNotice({ known: null, invoice: { ...open, status }, isLate: true, now })).toBeNull();
});
