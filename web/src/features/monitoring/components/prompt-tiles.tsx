import type { MonitoringData } from '@citato/contract';
import { useOpenAnswers } from '#features/evidence';
import { AnalysesTile } from './analyses-tile.tsx';
import { MentionRateTile } from './mention-rate-tile.tsx';
import { PositionTile } from './position-tile.tsx';
import { SentimentTile } from './sentiment-tile.tsx';

/** The standing numbers of a prompt; null before its first analysis. */
export function PromptTiles({ data, isScheduled }: { data: MonitoringData | null; isScheduled: boolean }) {
  const open = useOpenAnswers();
  const read = (presenza?: 'si') =>
    data === null
      ? undefined
      : () => {
          open({ risposte: data.promptId, ...(presenza !== undefined && { presenza }) });
        };
  return (
    <div className="grid grid-cols-2 border-t mid:grid-cols-[1.12fr_1fr_1.2fr_1fr]">
      <MentionRateTile data={data} onRead={read('si')} />
      <PositionTile data={data} onRead={read('si')} />
      <SentimentTile data={data} onRead={read('si')} />
      <AnalysesTile data={data} isScheduled={isScheduled} onRead={read()} />
    </div>
  );
}
