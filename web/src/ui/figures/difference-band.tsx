import { cx } from 'class-variance-authority';
import { placeOnTrack } from './place-on-track.ts';

interface DifferenceBandProps {
  value: number;
  low: number;
  high: number;
  /** How far the track reaches to each side of its middle. */
  reach: number;
  /** The middle: no difference, or one half. */
  middle?: number;
  /** It stands though all others are looked at; what does not is grey. */
  isProven: boolean;
  /** The sentence that replaces the drawing. */
  label: string;
}

/** A difference around its middle: who reads the drawing alone sees on which side its interval lies. */
export function DifferenceBand({
  value,
  low,
  high,
  reach,
  middle = 0,
  isProven,
  label,
}: DifferenceBandProps) {
  const place = (point: number) => placeOnTrack({ point, min: middle - reach, max: middle + reach });
  const percent = (point: number) => `${String(place(point))}%`;
  return (
    <span
      role="img"
      aria-label={label}
      className="relative block h-3.5 w-full before:absolute before:inset-x-0 before:top-1.5 before:h-0.5 before:rounded-bar before:bg-line"
    >
      <span className="absolute inset-y-0 left-1/2 w-px bg-control" />
      <span
        className={cx(
          'absolute top-[3px] h-2 min-w-[3px] rounded-bar',
          isProven ? 'bg-accent-line' : 'bg-line-strong',
        )}
        style={{ left: percent(low), width: `${String(place(high) - place(low))}%` }}
      />
      <span
        className={cx(
          'absolute top-0 ml-[-1.5px] h-3.5 w-[3px] rounded-bar',
          isProven ? 'bg-accent' : 'bg-control',
        )}
        style={{ left: percent(value) }}
      />
    </span>
  );
}
