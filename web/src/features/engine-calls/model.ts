import type { NamedEngine, UserSpending } from '@citato/contract';
import { formatEuro } from '#lib/format';
import { spendingCopy as copy } from './copy.ts';

/** Cents with fractions as an amount; less than a cent is not shown as zero. */
export function describeAmount(cents: number): string {
  if (cents > 0 && cents < 1) return copy.underOneCent;
  return formatEuro(Math.round(cents));
}

/** What an analysis of one prompt is expected to cost at the engines that are asked, in cents, and reading it thereof. */
export function addUpAnalysis({
  analysis,
  excluded,
}: {
  analysis: UserSpending['analysis'];
  excluded: readonly NamedEngine[];
}): { cents: number; readingCents: number } {
  return analysis
    .filter(({ engine }) => !excluded.includes(engine))
    .reduce(
      (total, { cents, readingCents }) => ({
        cents: total.cents + cents + readingCents,
        readingCents: total.readingCents + readingCents,
      }),
      { cents: 0, readingCents: 0 },
    );
}

/** The cost of one more prompt in a sentence. */
export function describePromptCost({
  analysis,
  excluded,
  isDaily,
}: {
  analysis: UserSpending['analysis'];
  excluded: readonly NamedEngine[];
  isDaily: boolean;
}): string {
  const { cents, readingCents } = addUpAnalysis({ analysis, excluded });
  if (cents > 0) {
    const reading = readingCents > 0 ? copy.readingPart(describeAmount(readingCents)) : '';
    return `${copy.about(describeAmount(cents))} ${isDaily ? copy.promptCost.daily : copy.promptCost.once}${reading}`;
  }
  return analysis.every(({ engine }) => engine === 'demo') ? copy.demoIsFree : copy.isFree;
}
