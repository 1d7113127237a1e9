import { describe, expect, it } from 'vitest';
import { hasExpired, judgeCard } from './test-cards.ts';

const NOW = new Date('2027-03-31T23:59:59Z');
const judge = (number: string, expiryMonth = 12, expiryYear = 2030) =>
  judgeCard({ number, expiryMonth, expiryYear }, NOW);

describe('the bank of the sandbox', () => {
  it.each([
    ['4242424242424242', 'accepted', 'works'],
    ['4000002500003155', 'asks', 'works'],
    ['4000000000009995', 'accepted', 'insufficient_funds'],
    ['4000002760003184', 'asks', 'asks_at_every_charge'],
  ])('lets %s in: %s, and later it %s', (number, kind, behaviour) => {
    expect(judge(number)).toMatchObject({ kind, card: { behaviour, last4: number.slice(-4) } });
  });

  it.each([
    ['4000000000000002', 'declined'],
    ['5555555555554444', 'unknown'],
    ['toString', 'unknown'],
    ['__proto__', 'unknown'],
  ])('turns %s away: %s', (number, kind) => {
    expect(judge(number)).toEqual({ kind });
  });

  it('keeps no number of a card', () => {
    expect(JSON.stringify(judge('4242424242424242'))).not.toContain('42424242');
  });

  it('takes a card to the end of its month', () => {
    expect(judge('4242424242424242', 3, 2027).kind).toBe('accepted');
    expect(judge('4242424242424242', 2, 2027).kind).toBe('expired');
    expect(hasExpired({ expiryMonth: 3, expiryYear: 2027 }, new Date(NOW.getTime() + 1000))).toBe(true);
    expect(hasExpired({ expiryMonth: 12, expiryYear: 2027 }, new Date('2028-01-01T00:00:00Z'))).toBe(true);
  });
});
