import type { MentionedCompany } from '@citato/contract';
import { formatMeanInterval, formatRateInterval } from '#lib/format';
import { monitoringCopy } from './copy.ts';

const copy = monitoringCopy.results;

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
}): { mentions: string; share: string; position: string } {
  const rate = { lowPercent: row.mentionRateLowPercent, highPercent: row.mentionRateHighPercent };
  const share = { lowPercent: row.shareLowPercent, highPercent: row.shareHighPercent };
  const { positionLow: low, positionHigh: high, mentions: n } = row;
  return {
    mentions: copy.mentionsLabel({
      mentions: n,
      interval: formatRateInterval({ ...rate, n: totalResponses }),
    }),
    share: copy.shareLabel(formatRateInterval({ ...share, n: totalMentions })),
    position:
      row.averagePosition === null
        ? copy.noPosition
        : copy.positionLabel(formatMeanInterval({ low, high, n })),
  };
}
