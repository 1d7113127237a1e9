import { describe, expect, it } from 'vitest';
import { countSites } from './count-sites.ts';

const answer = (brandPresent: boolean | null, domains: string[], status: 'ok' | 'failed' = 'ok') => ({
  status,
  brandPresent,
  citations: domains.map((domain, position) => ({
    url: `https://${domain}/`,
    domain,
    title: null,
    position,
    span: null,
  })),
});

describe('the sites of answers', () => {
  it('are counted once an answer, with how often they stand where the own company is named', () => {
    const { answers, answersThatNameIt, sites } = countSites([
      answer(true, ['a.it', 'a.it', 'b.it']),
      answer(false, ['a.it']),
      answer(null, ['c.it'], 'failed'),
    ]);
    expect([answers, answersThatNameIt]).toEqual([2, 1]);
    expect(sites.map(({ domain, percent }) => [domain, percent])).toEqual([
      ['a.it', 100],
      ['b.it', 50],
    ]);
    expect(sites[0]?.whereNamed).toMatchObject({ percent: 100, n: 1 });
  });

  it('are none of no answers', () => {
    expect(countSites([])).toEqual({ answers: 0, answersThatNameIt: 0, sites: [] });
  });
});
