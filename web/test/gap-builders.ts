import type { SourceGap, SourceGaps } from '@citato/contract';
import { buildRate } from '../../contract/src/figures/wilson-interval.ts';
import { anId } from './monitoring-builders.ts';

/** A directory that is proven to be cited more where a rival is named alone. */
export const aSourceGap = (over: Partial<SourceGap> = {}): SourceGap => ({
  source: 'gardadove.example',
  url: 'https://gardadove.example/spa',
  title: 'Le migliori spa del Garda',
  kind: 'directory',
  isKindChosen: false,
  prompts: 8,
  without: buildRate({ hits: 271, n: 871 }),
  with: buildRate({ hits: 58, n: 522 }),
  difference: { value: 20, low: 14.8, high: 24.8 },
  verdict: 'more_without',
  example: {
    promptId: anId(200),
    resultId: anId(650),
    engine: 'perplexity',
    day: '2026-11-19',
    quote: 'Per chi cerca una spa Lagoalto Resort è la più completa',
    rival: { name: 'Lagoalto Resort', tone: 'positive' },
  },
  ...over,
});

export const someGaps = (over: Partial<SourceGaps> = {}): SourceGaps => ({
  period: { firstDay: '2026-10-26', lastDay: '2026-11-22' },
  firstDay: '2026-10-26',
  lastDay: '2026-11-22',
  engines: ['openai', 'perplexity'],
  prompts: 12,
  without: buildRate({ hits: 871, n: 1824 }),
  withoutAnswers: 871,
  withAnswers: 522,
  rivals: [
    { key: 'lagoalto', name: 'Lagoalto Resort', answers: 400 },
    { key: 'palazzorocca', name: 'Palazzo Rocca', answers: 300 },
  ],
  sources: [aSourceGap()],
  otherSources: 23,
  ...over,
});
