import type { MonitoringData } from '@citato/contract';
import { formatDecimal, formatMeanInterval } from '#lib/format';
import { Band, FigureNote, FigureValue } from '#ui';
import { monitoringCopy } from '../copy.ts';
import { Tile } from './tile.tsx';

const copy = monitoringCopy.tiles;

export function PositionTile({ data }: { data: MonitoringData | null }) {
  const position = data?.averagePosition ?? null;
  if (position?.value == null) {
    const reason = data !== null && data.totalResponses > 0 ? copy.absent : copy.noAnswers;
    return (
      <Tile
        label={copy.averagePosition}
        figure={<FigureValue isAbsent>{copy.none}</FigureValue>}
        drawing={<Band min={1} max={10} value={null} low={null} high={null} label={reason} />}
        note={<FigureNote>{reason}</FigureNote>}
      />
    );
  }
  const interval = formatMeanInterval(position);
  return (
    <Tile
      label={copy.averagePosition}
      figure={<FigureValue>{formatDecimal(position.value)}</FigureValue>}
      drawing={
        <Band
          min={1}
          max={10}
          value={position.value}
          low={position.low}
          high={position.high}
          label={copy.positionLabel({ value: position.value, interval })}
        />
      }
      note={<FigureNote>{interval}</FigureNote>}
    />
  );
}
