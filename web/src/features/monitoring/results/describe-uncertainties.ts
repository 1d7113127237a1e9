import type { MentionedCompany } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { formatMeanUncertainty, formatRateInterval } from '#lib/format';
import { resultsCopy as copy } from './copy.ts';

/** The confidence of each number of a row, in a sentence each. */
export function describeUncertainties({
  row,
  totalResponses,
  totalMentions,
}: {
  row: MentionedCompany;
  /** Ok answers, the denominator of mention rates. */
  totalResponses: number;
  /** Mentions of all companies, the denominator of shares. */
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
      row.averagePosition === null
        ? copy.noPosition
        : copy.positionLabel(formatMeanUncertainty({ low, high, n })),
  };
}
