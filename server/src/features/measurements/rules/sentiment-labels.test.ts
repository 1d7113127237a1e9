import { describe, expect, it } from 'vitest';
import { listAnswerLabels, listSentimentLabels } from './sentiment-labels.ts';

describe('sentiment labels', () => {
  it('list tones and aspects by how many answers bear them', () => {
    const labels = listSentimentLabels({
      tones: { positive: 4, neutral: 1, negative: 2, unknown: 9 },
      aspects: [
        { label: 'costoso', tone: 'negative', count: 2 },
        { label: 'affidabile', tone: 'positive', count: 3 },
      ],
    });
    expect(labels.map(({ label, count }) => `${label} ${String(count)}`)).toEqual([
      'positivo 4',
      'affidabile 3',
      'negativo 2',
      'costoso 2',
      'neutrale 1',
    ]);
  });

  it('are none, and not neutral, when no answer judges the company', () => {
    expect(
      listSentimentLabels({ tones: { positive: 0, neutral: 0, negative: 0, unknown: 7 }, aspects: [] }),
    ).toEqual([]);
    expect(listAnswerLabels({ sentiment: null, aspects: [] })).toEqual([]);
  });

  it('of one answer begin with its tone', () => {
    expect(listAnswerLabels({ sentiment: 'negative', aspects: [{ label: 'costoso' }] })).toEqual([
      'negativo',
      'costoso',
    ]);
  });
});
