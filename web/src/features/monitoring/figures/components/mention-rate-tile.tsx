import { describeRateUncertainty } from '@citato/contract/figures';
import { formatPercent, formatRateInterval } from '#lib/format';
import { FigureNote, FigureValue, RateBand } from '#ui';
import { figuresCopy as copy } from '../copy.ts';
import { Uncertainty } from './uncertainty.tsx';
import { Tile, type TileNumbers } from './tile.tsx';

export function MentionRateTile({ data, onRead }: TileNumbers) {
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
        drawing={<RateBand rate={null} label={copy.noAnswers} />}
        note={<FigureNote>{copy.noAnswers}</FigureNote>}
        uncertainty={copy.noAnswers}
        onRead={undefined}
      />
    );
  }
  const interval = formatRateInterval(rate);
  const label = copy.rateLabel({ percent: rate.percent, interval });
  return (
    <Tile
      label={copy.mentionRate}
      figure={<FigureValue size="lg">{formatPercent(rate.percent)}</FigureValue>}
      drawing={<RateBand rate={rate} label={label} />}
      note={
        <FigureNote>
          <Uncertainty uncertainty={describeRateUncertainty(rate)} />
        </FigureNote>
      }
      uncertainty={label}
      onRead={onRead}
    />
  );
}
