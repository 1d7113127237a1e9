import type { MonitoringData } from '@citato/contract';
import { isSmallSample } from '@citato/contract/figures';
import { formatPercent, formatRateInterval } from '#lib/format';
import { Band, FigureNote, FigureValue, Tooltip } from '#ui';
import { monitoringCopy } from '../copy.ts';
import { Tile } from './tile.tsx';

const copy = monitoringCopy.tiles;

export function MentionRateTile({ data }: { data: MonitoringData | null }) {
  const rate = data?.mentionRate ?? null;
  if (rate?.percent == null) {
    return (
      <Tile
        label={copy.mentionRate}
        figure={
          <FigureValue size="lg" isAbsent>
            {copy.none}
          </FigureValue>
        }
        drawing={<Band min={0} max={100} value={null} low={null} high={null} label={copy.noAnswers} />}
        note={<FigureNote>{copy.noAnswers}</FigureNote>}
      />
    );
  }
  const interval = formatRateInterval(rate);
  return (
    <Tile
      label={copy.mentionRate}
      figure={<FigureValue size="lg">{formatPercent(rate.percent)}</FigureValue>}
      drawing={
        <Band
          min={0}
          max={100}
          value={rate.percent}
          low={rate.lowPercent}
          high={rate.highPercent}
          label={copy.rateLabel({ percent: rate.percent, interval })}
        />
      }
      note={
        <FigureNote>
          {interval}
          {isSmallSample(rate.n) && (
            <>
              {' · '}
              <Tooltip text={copy.smallSampleHelp}>
                <button
                  type="button"
                  className="cursor-help rounded-1 underline decoration-dotted underline-offset-2"
                >
                  {copy.smallSample}
                </button>
              </Tooltip>
            </>
          )}
        </FigureNote>
      }
    />
  );
}
