import type { MonitoringData } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useOpenAnswers } from '#features/answers';
import { isStale } from '@citato/contract/figures';
import { figuresCopy as copy } from '../copy.ts';
import { AnalysesTile } from './analyses-tile.tsx';
import { ChangeRow } from './change-row.tsx';
import { MentionRateTile } from './mention-rate-tile.tsx';
import { PositionTile } from './position-tile.tsx';
import { SentimentTile } from './sentiment-tile.tsx';

/** The current figures of a prompt; null before its first analysis. */
export function PromptTiles({ data, isScheduled }: { data: MonitoringData | null; isScheduled: boolean }) {
  const open = useOpenAnswers();
  // Where no answer names the company, the links lead to the answers that name others.
  const named = data?.averagePosition.n === 0 ? 'no' : 'si';
  const read = (presenza?: 'si' | 'no') =>
    data === null
      ? undefined
      : () => {
          open({ risposte: data.promptId, ...(presenza !== undefined && { presenza }) });
        };
  return (
    <>
      {data !== null && (
        <p className="border-t px-4 pt-3 text-2xs text-faint md:px-6">{describePeriod(data)}</p>
      )}
      <div
        className={cx('grid grid-cols-2 mid:grid-cols-[1.12fr_1fr_1.2fr_1fr]', data === null && 'border-t')}
      >
        <MentionRateTile data={data} onRead={read(named)} />
        <PositionTile data={data} onRead={read(named)} />
        <SentimentTile data={data} onRead={read(named)} />
        <AnalysesTile data={data} isScheduled={isScheduled} onRead={read()} />
      </div>
      {data?.change != null && <ChangeRow change={data.change} periodEnd={data.periodEnd} />}
    </>
  );
}

/** The days the four figures are of: those that were analysed, where the first of them is later than the period's. */
function describePeriod({ periodStart, periodEnd, collectionStartDate }: MonitoringData): string {
  const isYoung = collectionStartDate > periodStart;
  const since = isYoung ? collectionStartDate : periodStart;
  return copy.period({
    since,
    until: periodEnd,
    isWhole: !isYoung,
    isStale: isStale({ since: periodEnd, now: new Date() }),
  });
}
