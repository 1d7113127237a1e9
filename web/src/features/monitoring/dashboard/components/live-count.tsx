import type { AnalysisProgress } from '@citato/contract';
import { formatRateInterval } from '#lib/format';
import { FigureLabel, FigureNote, FigureValue, RateBand } from '#ui';
import { monitoringCopy } from '../copy.ts';

const copy = monitoringCopy.live;

/**
 * The interim result of a first analysis: a count that grows and a band that narrows. Nothing is shown before it is
 * known.
 */
export function LiveCount({
  progress: { mentions, mentionRate },
  isWaiting,
}: {
  progress: AnalysisProgress;
  /** No answer is on its way for now. */
  isWaiting: boolean;
}) {
  const { percent, n } = mentionRate;
  const interval = formatRateInterval(mentionRate);
  if (percent === null) {
    const text = isWaiting ? copy.noneWaiting : copy.noneYet;
    return (
      <div>
        <p className="text-lg font-medium tracking-prompt">{text}</p>
        <RateBand rate={null} label={text} />
      </div>
    );
  }
  return (
    <div>
      <FigureLabel>{copy.soFar}</FigureLabel>
      <FigureValue size="lg">{copy.counted({ mentions, n })}</FigureValue>
      <RateBand rate={mentionRate} label={copy.soFarLabel({ mentions, n, interval })} />
      <FigureNote className="mt-1">{copy.soFarNote(interval)}</FigureNote>
    </div>
  );
}
