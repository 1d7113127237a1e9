import type { MonitoringData } from '@citato/contract';
import { AnalysesTile } from './analyses-tile.tsx';
import { MentionRateTile } from './mention-rate-tile.tsx';
import { PositionTile } from './position-tile.tsx';
import { SentimentTile } from './sentiment-tile.tsx';

/** The standing numbers of a prompt; null before its first analysis. */
export function PromptTiles({ data, isScheduled }: { data: MonitoringData | null; isScheduled: boolean }) {
  return (
    <div className="grid grid-cols-2 border-t mid:grid-cols-[1.12fr_1fr_1.2fr_1fr]">
      <MentionRateTile data={data} />
      <PositionTile data={data} />
      <SentimentTile data={data} />
      <AnalysesTile data={data} isScheduled={isScheduled} />
    </div>
  );
}
