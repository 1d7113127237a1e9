import { readCombinedTime } from './read-combined.ts';

/** Before the web, and a moment no log has reached: anything else is no time. */
const FIRST_MS = Date.UTC(1995, 0, 1);
const LAST_MS = Date.UTC(2100, 0, 1);
/** Without a zone: in UTC. */
const BARE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?$/;

/** A time in any form logs write it: ISO 8601, seconds, milli-, micro- or nanoseconds since 1970, or as Apache does. */
export function readTime(value: unknown): Date | null {
  if (typeof value === 'number') return readEpoch(value);
  if (typeof value !== 'string') return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return readEpoch(Number(value));
  const combined = readCombinedTime(value.replace(/^\[|\]$/g, ''));
  return combined ?? inBounds(Date.parse(BARE.test(value) ? `${value.replace(' ', 'T')}Z` : value));
}

function readEpoch(value: number): Date | null {
  for (const perMs of [0.001, 1, 1_000, 1_000_000]) {
    const at = inBounds(value / perMs);
    if (at !== null) return at;
  }
  return null;
}

function inBounds(ms: number): Date | null {
  return ms >= FIRST_MS && ms <= LAST_MS ? new Date(ms) : null;
}
