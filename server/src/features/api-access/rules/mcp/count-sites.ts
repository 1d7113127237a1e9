import type { AnalysisResult } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { quoteText } from './quote-text.ts';
import { shapeRate } from './shape-figures.ts';

const MAX_SITES = 20;
const MAX_DOMAIN = 100;

/** Which sites ok answers cite: in how many of all, and in how many of those that name the own company. */
export function countSites(
  answers: readonly Pick<AnalysisResult, 'status' | 'brandPresent' | 'citations'>[],
) {
  const ok = answers.filter(({ status }) => status === 'ok');
  const naming = ok.filter(({ brandPresent }) => brandPresent === true);
  const countCiting = (some: typeof ok) => {
    const counts = new Map<string, number>();
    for (const { citations } of some)
      for (const domain of new Set(citations.map((citation) => citation.domain)))
        counts.set(domain, (counts.get(domain) ?? 0) + 1);
    return counts;
  };
  const [all, own] = [countCiting(ok), countCiting(naming)];
  const sites = [...all]
    .toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .slice(0, MAX_SITES)
    .map(([domain, hits]) => ({
      domain: quoteText(domain, MAX_DOMAIN),
      ...shapeRate(buildRate({ hits, n: ok.length })),
      whereNamed: shapeRate(buildRate({ hits: own.get(domain) ?? 0, n: naming.length })),
    }));
  return { answers: ok.length, answersThatNameIt: naming.length, sites };
}
