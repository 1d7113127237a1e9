import { buildRate } from '@citato/contract/figures';
import { expect, it } from 'vitest';
import { buildDigest } from './digest.ts';

it('a digest does not exist without an ok answer', () => {
  const subject = {
    question: 'Qual è il miglior caffè?',
    company: 'Brunalba',
    websiteUrl: 'https://brunalba.example',
    namesOwn: false,
  };
  expect(buildDigest({ subject, answers: [], texts: new Map(), buildRate })).toBeNull();
});
