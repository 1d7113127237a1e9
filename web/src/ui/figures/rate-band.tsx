import { Band } from './band.tsx';

interface RateBandProps {
  /** Per cent, with the ends of its interval; null draws the bare track. */
  rate: {
    readonly percent: number | null;
    readonly lowPercent: number | null;
    readonly highPercent: number | null;
  } | null;
  label: string;
}

/** The band of a rate, on a track from 0 to 100 %. */
export function RateBand({ rate, label }: RateBandProps) {
  return (
    <Band
      min={0}
      max={100}
      value={rate?.percent ?? null}
      low={rate?.lowPercent ?? null}
      high={rate?.highPercent ?? null}
      label={label}
    />
  );
}
