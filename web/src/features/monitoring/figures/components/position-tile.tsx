import type { Mean } from '@citato/contract';
import { describeMeanUncertainty } from '@citato/contract/figures';
import { findMeanInterval, formatDecimal } from '#lib/format';
import { Band, FigureNote, FigureValue } from '#ui';
import { figuresCopy as copy } from '../copy.ts';
import { Uncertainty } from './uncertainty.tsx';
import { Tile, type TileNumbers } from './tile.tsx';

/** Answers rarely name more; the drawing goes as far as there is something to draw. */
const MAX_PLACES = 10;
const findTrackEnd = ({ value, high }: Pick<Mean, 'value' | 'high'>): number =>
  Math.max(MAX_PLACES, Math.ceil(high ?? value ?? 0));

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
        uncertainty={reason}
        onRead={undefined}
      />
    );
  }
  const ends = findMeanInterval(position);
  const uncertainty = describeMeanUncertainty(position);
  const label = copy.positionLabel({ value: position.value, uncertainty: uncertainty?.help ?? '' });
  return (
    <Tile
      label={copy.averagePosition}
      figure={<FigureValue>{formatDecimal(position.value)}</FigureValue>}
      drawing={
        <Band
          min={1}
          max={findTrackEnd(position)}
          value={position.value}
          low={ends?.low ?? null}
          high={ends?.high ?? null}
          label={label}
        />
      }
      note={
        <FigureNote>
          <Uncertainty uncertainty={uncertainty} />
        </FigureNote>
      }
      uncertainty={label}
      onRead={onRead}
    />
  );
}
