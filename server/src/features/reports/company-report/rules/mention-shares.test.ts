import type { MentionedCompany, MonitoringData } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { shareMentions } from './mention-shares.ts';

const row = (key: string, mentions: number, more: Partial<MentionedCompany> = {}) => ({
  key,
  name: key.toUpperCase(),
  mentions,
  isOwn: false,
  ...more,
});
/** Only what a share is made of: safe, since nothing else of the numbers is read. */
function numbers(
  rows: readonly ReturnType<typeof row>[],
  hidden = { count: 0, mentions: 0 },
): MonitoringData {
  return { mentionedCompanies: rows, otherCompanies: hidden } as unknown as MonitoringData;
}
const share = (...all: MonitoringData[]) => shareMentions({ ownName: 'Mia', numbers: all });

describe('the parts of all mentions', () => {
  it('add up to a hundred, the own company first, however few its mentions', () => {
    const shares = share(numbers([row('a', 6), row('', 2, { isOwn: true }), row('b', 2)]));
    expect(shares.companies).toEqual([
      { name: 'Mia', isOwn: true, mentions: 2, sharePercent: 20 },
      { name: 'A', isOwn: false, mentions: 6, sharePercent: 60 },
      { name: 'B', isOwn: false, mentions: 2, sharePercent: 20 },
    ]);
    expect(shares.others).toEqual({ count: 0, mentions: 0, sharePercent: 0 });
  });

  it('count a company once over several prompts, under its most frequent spelling', () => {
    const shares = share(
      numbers([row('a', 1, { name: 'a spa' })]),
      numbers([row('a', 3, { name: 'A' }), row('', 1, { isOwn: true })]),
    );
    expect(shares.companies.map(({ name, mentions }) => [name, mentions])).toEqual([
      ['Mia', 1],
      ['A', 4],
    ]);
  });

  it('put what comes after the fifth other company together', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, index) => row(key, 10 - index));
    const shares = share(numbers(rows));
    expect(shares.companies).toHaveLength(6);
    expect(shares.others).toMatchObject({ count: 2, mentions: 9 });
  });

  it('count mentions of companies that did not travel, and say no number of them', () => {
    const shares = share(numbers([row('a', 5)], { count: 12, mentions: 15 }));
    expect(shares.mentions).toBe(20);
    expect(shares.others).toEqual({ count: null, mentions: 15, sharePercent: 75 });
  });

  it('of no mentions are no division by zero', () => {
    expect(share(numbers([row('', 0, { isOwn: true })]))).toMatchObject({
      mentions: 0,
      others: { mentions: 0 },
    });
    expect(share().companies).toEqual([{ name: 'Mia', isOwn: true, mentions: 0, sharePercent: 0 }]);
  });
});
