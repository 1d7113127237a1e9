import type { MonitoringData } from '@citato/contract';
import { useOpenAnswers } from '#features/evidence';
import { AnalysesTile } from './analyses-tile.tsx';
import { MentionRateTile } from './mention-rate-tile.tsx';
import { PositionTile } from './position-tile.tsx';
import { SentimentTile } from './sentiment-tile.tsx';

/** The standing numbers of a prompt; null before its first analysis. */
export function PromptTiles({ data, isScheduled }: { data: MonitoringData | null; isScheduled: boolean }) {
  const open = useOpenAnswers();
  // Where nobody names the company, what is to be read are the answers that name others.
  const named = data?.averagePosition.n === 0 ? 'no' : 'si';
  const read = (presenza?: 'si' | 'no') =>
    data === null
      ? undefined
      : () => {
          open({ risposte: data.promptId, ...(presenza !== undefined && { presenza }) });
        };
  return (
    <div className="grid grid-cols-2 border-t mid:grid-cols-[1.12fr_1fr_1.2fr_1fr]">
      <MentionRateTile data={data} onRead={read(named)} />
      <PositionTile data={data} onRead={read(named)} />
      <SentimentTile data={data} onRead={read(named)} />
      <AnalysesTile data={data} isScheduled={isScheduled} onRead={read()} />
    </div>
  );
}
