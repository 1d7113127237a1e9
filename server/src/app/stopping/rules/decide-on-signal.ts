/** A terminal signals npm and the product at once, and npm passes its own on: one Ctrl-C arrives twice or thrice. */
const DUPLICATE_MS = 5_000;

/** What a signal to stop means, by the time since the first one; null for the first. */
export function decideOnSignal(sinceFirstMs: number | null): 'drain' | 'ignore' | 'cut_short' {
  if (sinceFirstMs === null) return 'drain';
  return sinceFirstMs < DUPLICATE_MS ? 'ignore' : 'cut_short';
}
