import { cx } from 'class-variance-authority';
import { placeOnTrack } from './place-on-track.ts';

interface BandProps {
  /** The ends of the track, left and right: 0–100 for a rate, 1–10 for a position. */
  min: number;
  max: number;
  /** Null draws the bare track. */
  value: number | null;
  low: number | null;
  high: number | null;
  /** The sentence that replaces the drawing. */
  label: string;
}

/** Band and tick: the interval as a band, the value as a tick on a hairline. */
export function Band({ min, max, value, low, high, label }: BandProps) {
  const place = (point: number) => placeOnTrack({ point, min, max });
  return (
    <div
      role="img"
      aria-label={label}
      className="relative h-3.5 w-full before:absolute before:inset-x-0 before:top-1.5 before:h-0.5 before:rounded-bar before:bg-line"
    >
      {low !== null && high !== null && (
        <span
          className="absolute top-[3px] h-2 min-w-[3px] rounded-bar bg-accent-line"
          style={{ left: `${String(place(low))}%`, width: `${String(place(high) - place(low))}%` }}
        />
      )}
      {value !== null && (
        <span
          className={cx('absolute top-0 h-3.5 w-[3px] rounded-bar bg-accent', value > min && 'ml-[-1.5px]')}
          style={{ left: `min(${String(place(value))}%, 100% - 1.5px)` }}
        />
      )}
    </div>
  );
}
