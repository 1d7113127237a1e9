import { DEFAULT_MARKET } from '@citato/contract';
import { describeMarket } from '@citato/contract/markets';
import { buildRate } from '@citato/contract/figures';
import { expect, it } from 'vitest';
import { buildDigest } from './digest.ts';

it('a digest does not exist without an ok answer', () => {
  const subject = {
    question: 'Qual è il miglior caffè?',
    persona: null,
    market: describeMarket(DEFAULT_MARKET),
    company: 'Brunalba',
    websiteUrl: 'https://brunalba.example',
    namesOwn: false,
  };
  expect(buildDigest({ subject, answers: [], texts: new Map(), buildRate })).toBeNull();
});
