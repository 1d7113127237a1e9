import { isSmallSample, judgeMean } from '@citato/contract/figures';
import { findMeanInterval, formatDecimal, formatMeanInterval } from '#lib/format';
import { Band, FigureNote, FigureValue } from '#ui';
import { figuresCopy as copy } from '../copy.ts';
import { Doubt } from './doubt.tsx';
import { Tile, type TileNumbers } from './tile.tsx';

export function PositionTile({ data, onRead }: TileNumbers) {
  const position = data?.averagePosition ?? null;
  if (position?.value == null) {
    const reason = data !== null && data.totalResponses > 0 ? copy.absent : copy.noAnswers;
    return (
      <Tile
        label={copy.averagePosition}
        figure={<FigureValue isAbsent>{copy.none}</FigureValue>}
        drawing={<Band min={1} max={10} value={null} low={null} high={null} label={reason} />}
        note={<FigureNote>{reason}</FigureNote>}
        doubt={reason}
        onRead={undefined}
      />
    );
  }
  const ends = findMeanInterval(position);
  const interval = formatMeanInterval(position);
  const label = copy.positionLabel({ value: position.value, interval });
  return (
    <Tile
      label={copy.averagePosition}
      figure={<FigureValue>{formatDecimal(position.value)}</FigureValue>}
      drawing={
        <Band
          min={1}
          max={10}
          value={position.value}
          low={ends?.low ?? null}
          high={ends?.high ?? null}
          label={label}
        />
      }
      note={
        <FigureNote>
          <Doubt
            confidence={judgeMean(position)}
            n={position.n}
            help={copy.doubt({ interval, small: isSmallSample(position.n) ? copy.meanSampleHelp : null })}
          />
        </FigureNote>
      }
      doubt={label}
      onRead={onRead}
    />
  );
}
