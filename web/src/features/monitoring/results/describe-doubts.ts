import type { MentionedCompany } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { formatMeanDoubt, formatRateInterval } from '#lib/format';
import { resultsCopy as copy } from './copy.ts';

/** How sure each number of a row is, in a sentence each. */
export function describeDoubts({
  row,
  totalResponses,
  totalMentions,
}: {
  row: MentionedCompany;
  /** Ok answers, what mention rates are rates of. */
  totalResponses: number;
  /** Mentions of all companies, what shares are shares of. */
  totalMentions: number;
}): { mentions: string; rate: string; share: string; position: string } {
  const rate = buildRate({ hits: row.mentions, n: totalResponses });
  const share = buildRate({ hits: row.mentions, n: totalMentions });
  const { positionLow: low, positionHigh: high, mentions: n } = row;
  return {
    mentions: copy.mentionsLabel({
      mentions: n,
      interval: formatRateInterval(rate),
    }),
    rate: copy.rateLabel(formatRateInterval(rate)),
    share: copy.shareLabel(formatRateInterval(share)),
    position:
      row.averagePosition === null ? copy.noPosition : copy.positionLabel(formatMeanDoubt({ low, high, n })),
  };
}
