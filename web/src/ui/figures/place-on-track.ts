/** Where a value stands between the ends of its track, in percent; values beyond an end stay at it. */
export function placeOnTrack({ point, min, max }: { point: number; min: number; max: number }): number {
  if (max <= min) return 0;
  return Math.min(100, Math.max(0, ((point - min) / (max - min)) * 100));
}
