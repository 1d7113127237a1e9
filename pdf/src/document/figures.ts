import type { Mean, Rate, SentimentLabel } from '@citato/contract';
import { isSmallSample } from '@citato/contract/figures';
import {
  findMeanInterval,
  formatDecimal,
  formatMeanInterval,
  formatPercent,
  formatRateInterval,
} from '@citato/contract/format';
import { reportCopy } from '../copy.ts';

const copy = reportCopy.summary;
const LABELS_SHOWN = 3;
/** Answers rarely name more; the drawing goes as far as there is something to draw. */
const MAX_PLACES = 10;

/** One number with its drawing and its uncertainty. */
export interface Figure {
  readonly label: string;
  /** Null: there is no value, which is not zero. Labels stand in the place of a number. */
  readonly value: string | null | readonly SentimentLabel[];
  readonly band?: Band;
  readonly notes: readonly string[];
}

export interface Band {
  readonly min: number;
  readonly max: number;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export function rateFigure(rate: Rate): Figure {
  const { percent, lowPercent, highPercent, n } = rate;
  return {
    label: copy.mentionRate,
    value: percent === null ? null : formatPercent(percent),
    band: { min: 0, max: 100, value: percent, low: lowPercent, high: highPercent },
    notes:
      percent === null
        ? [copy.noAnswers]
        : [formatRateInterval(rate), ...(isSmallSample(n) ? [copy.smallSample] : [])],
  };
}

/** @param hasAnswers tells a company that no answer names from one that no answer was asked about */
export function positionFigure({ position, hasAnswers }: { position: Mean; hasAnswers: boolean }): Figure {
  const { value } = position;
  const { low, high } = findMeanInterval(position) ?? { low: null, high: null };
  const absent = hasAnswers ? copy.absent : copy.noAnswers;
  return {
    label: copy.averagePosition,
    value: value === null ? null : formatDecimal(value),
    band: { min: 1, max: Math.max(MAX_PLACES, Math.ceil(high ?? value ?? 0)), value, low, high },
    notes: [value === null ? absent : formatMeanInterval(position)],
  };
}

/** The tones and aspects of the answers, or why there are none. */
export function sentimentFigure({
  labels,
  mentions,
}: {
  labels: readonly SentimentLabel[];
  mentions: number;
}): Figure {
  if (mentions > 0 && labels.length > 0)
    return { label: copy.sentiment, value: labels.slice(0, LABELS_SHOWN), notes: [] };
  return { label: copy.sentiment, value: [], notes: [mentions === 0 ? copy.noMentions : copy.inAnalysis] };
}
