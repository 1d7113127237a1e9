import type { SourceGap, SourceGaps } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';

const WITHOUT = 871;
const WITH = 522;

function gap({
  without,
  named,
  low,
  high,
  quote,
  rival,
  ...rest
}: Pick<SourceGap, 'source' | 'title' | 'kind' | 'prompts' | 'verdict'> & {
  without: number;
  named: number;
  low: number;
  high: number;
  quote?: string;
  rival?: string;
}): SourceGap {
  const [before, after] = [buildRate({ hits: without, n: WITHOUT }), buildRate({ hits: named, n: WITH })];
  const value = (without / WITHOUT - named / WITH) * 100;
  return {
    ...rest,
    url: null,
    isKindChosen: false,
    without: before,
    with: after,
    difference: { value, low, high },
    example:
      quote === undefined || rival === undefined
        ? null
        : {
            promptId: rest.source,
            resultId: rest.source,
            engine: 'openai',
            day: '2026-11-19',
            quote,
            rival: { name: rival, tone: 'positive' },
          },
  };
}

/** An invented hotel: what the view looks like on a plan that has it. */
export const SAMPLE_GAPS: SourceGaps = {
  period: { firstDay: '2026-10-26', lastDay: '2026-11-22' },
  firstDay: '2026-10-26',
  lastDay: '2026-11-22',
  engines: ['openai', 'perplexity', 'google', 'anthropic'],
  prompts: 12,
  without: buildRate({ hits: WITHOUT, n: 1824 }),
  withoutAnswers: WITHOUT,
  withAnswers: WITH,
  rivals: [],
  sources: [
    gap({
      source: 'gardadove.example',
      title: 'Le migliori spa del Garda',
      kind: 'directory',
      prompts: 8,
      verdict: 'more_without',
      without: 271,
      named: 58,
      low: 14.8,
      high: 24.8,
      quote:
        'Per chi cerca una spa con vista lago Lagoalto Resort è la più completa: orari e tariffe sono pubblicati',
      rival: 'Lagoalto Resort',
    }),
    gap({
      source: 'lagoaltoresort.example',
      title: 'Spa e benessere',
      kind: 'competitor',
      prompts: 6,
      verdict: 'more_without',
      without: 183,
      named: 49,
      low: 6.9,
      high: 16,
      quote: 'Lagoalto Resort indica 42 euro per l’ingresso di tre ore, accappatoio compreso',
      rival: 'Lagoalto Resort',
    }),
    gap({
      source: 'viaggilenti.example',
      title: 'Garda fuori stagione',
      kind: 'press',
      prompts: 3,
      verdict: 'within_variability',
      without: 61,
      named: 38,
      low: -4,
      high: 3,
    }),
  ],
  otherSources: 23,
};
