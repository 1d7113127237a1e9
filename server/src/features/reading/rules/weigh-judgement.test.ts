import { type CompanyMention, type VerifiedCompany, identityKey } from '@citato/mentions';
import { describe, expect, it } from 'vitest';
import { fillTones, listDisagreements } from './weigh-judgement.ts';

const mention = (name: string, start: number, more: Partial<CompanyMention> = {}): CompanyMention => ({
  name,
  key: identityKey(name),
  position: 1,
  occurrences: 1,
  firstIndex: start,
  sentiment: null,
  aspects: [],
  spans: [{ start, end: start + name.length, tone: null }],
  evidence: [],
  brandIndex: null,
  ...more,
});
const verified = (name: string, start: number, more: Partial<VerifiedCompany> = {}): VerifiedCompany => ({
  name,
  key: identityKey(name),
  spans: [{ start, end: start + name.length }],
  sentiment: null,
  evidence: null,
  ...more,
});
const compare = (given: Partial<Parameters<typeof listDisagreements>[0]>) =>
  listDisagreements({
    verified: [],
    rejectedNames: [],
    byRules: [],
    together: [],
    ignoredNames: [],
    ...given,
  }).map(({ kind, name, detail }) => [kind, name, ...(detail === null ? [] : [detail])].join(' · '));

describe('a judge’s tone', () => {
  it('counts where the rules find none, and never against theirs', () => {
    const mentions = [mention('Aruba', 0), mention('Netsons', 10, { sentiment: 'positive' })];
    const judged = [
      verified('Aruba', 0, { sentiment: 'negative' }),
      verified('Netsons', 10, { sentiment: 'negative' }),
    ];
    expect(fillTones(mentions, judged).map(({ sentiment }) => sentiment)).toEqual(['negative', 'positive']);
  });
});

describe('the evidence for better rules', () => {
  it('names what each side missed, once', () => {
    const byRules = [mention('Aruba', 0), mention('Sole', 40)];
    expect(
      compare({
        byRules,
        together: [...byRules, mention('velora', 20)],
        verified: [verified('Aruba', 0), verified('velora', 20), verified('Dove', 60)],
        rejectedNames: ['BrandX', 'BrandX'],
      }),
    ).toEqual([
      'not_in_text · BrandX',
      'missed_by_rules · velora',
      'refused_by_rules · Dove',
      'missed_by_judge · Sole',
    ]);
  });

  it('takes another spelling at the same place for the same company', () => {
    expect(compare({ byRules: [mention('Aruba', 0)], verified: [verified('Aruba Hosting', 0)] })).toEqual([]);
  });

  it('tells of tones that differ, not of silence', () => {
    const byRules = [mention('Aruba', 0, { sentiment: 'positive' }), mention('Netsons', 10)];
    expect(
      compare({
        byRules,
        verified: [
          verified('Aruba', 0, { sentiment: 'negative' }),
          verified('Netsons', 10, { sentiment: 'negative' }),
        ],
      }),
    ).toEqual(['tone · Aruba · rules: positive, judge: negative']);
  });

  it('leaves out names the user wants ignored', () => {
    expect(compare({ verified: [verified('WordPress', 0)], ignoredNames: ['Wordpress'] })).toEqual([]);
  });
});
