import { describe, expect, it } from 'vitest';
import type { LabelledAnswer, LabelledCompany } from './corpus.ts';
import type { PredictedCompany } from './predictors.ts';
import { scoreAnswer } from './score.ts';
import { kendall, summariseLists, summariseTargets } from './summarise.ts';

const label = (name: string, more: Partial<LabelledCompany> = {}): LabelledCompany => ({
  name,
  variants: [],
  mentions: 1,
  sentiment: null,
  optional: false,
  ...more,
});

const predicted = (name: string, more: Partial<PredictedCompany> = {}): PredictedCompany => ({
  name,
  mentions: 1,
  sentiment: null,
  ...more,
});

const answer = (companies: LabelledCompany[], more: Partial<LabelledAnswer> = {}): LabelledAnswer => ({
  id: 'x',
  answer: '',
  language: 'it',
  engine: 'e',
  closedList: null,
  ignore: [],
  urls: [],
  companies,
  ...more,
});

const score = (labelled: LabelledAnswer, companies: PredictedCompany[]) =>
  scoreAnswer({ answer: labelled, targets: [], prediction: { companies, targets: [] } });

describe('the score of an answer', () => {
  it('counts a variant as the company and a name nobody labelled as invented', () => {
    const scored = score(answer([label('Zoho', { variants: ['Zoho CRM'] }), label('HubSpot')]), [
      predicted('zoho crm'),
      predicted('Altro'),
    ]);
    expect([scored.right, scored.invented, scored.missed]).toEqual([1, ['Altro'], ['HubSpot']]);
    expect(summariseLists([scored]).f1).toBe(0.5);
  });

  it('neither rewards nor punishes optional and ignored names and names outside a closed list', () => {
    const open = answer([label('Google', { optional: true })], { ignore: ['Wirecutter'] });
    expect(score(open, [predicted('Google'), predicted('Wirecutter')]).invented).toEqual([]);
    const closed = answer([label('Stripe')], { closedList: ['Stripe', 'Adyen'] });
    expect(score(closed, [predicted('PayPal'), predicted('Adyen')]).invented).toEqual(['Adyen']);
  });

  it('takes a tone that was not given as wrong', () => {
    const labelled = answer([label('A1', { sentiment: 'positive' }), label('B2', { sentiment: 'negative' })]);
    const scored = score(labelled, [predicted('A1', { sentiment: 'positive' })]);
    expect(summariseLists([scored])).toMatchObject({ tone: 0.5, toneRecall: 0.5 });
  });

  it('adds up the namings of one company found under two names', () => {
    const labelled = answer([label('Zoho', { variants: ['Zoho Books'], mentions: 3 })]);
    expect(score(labelled, [predicted('Zoho', { mentions: 2 }), predicted('Zoho Books')]).counts).toEqual([
      [3, 3],
    ]);
  });

  it('measures order from 1 for the same to -1 for the opposite', () => {
    expect([kendall([1, 2, 3]), kendall([3, 2, 1]), kendall([1])]).toEqual([1, -1, null]);
  });
});

it('counts a brand wrongly seen and one overlooked apart', () => {
  const target = { id: 'x', brand: 'A1', websiteUrl: null, rank: null, rankWithinList: false, kind: 'k' };
  const scored = [
    { target: { ...target, present: true, rank: 2 }, present: true, rank: 2 },
    { target: { ...target, present: true, rank: 1 }, present: false, rank: null },
    { target: { ...target, present: false }, present: true, rank: 1 },
  ];
  expect(summariseTargets(scored)).toEqual({
    targets: 3,
    accuracy: 1 / 3,
    falsePositives: 1,
    falseNegatives: 1,
    rank: 0.5,
  });
});
