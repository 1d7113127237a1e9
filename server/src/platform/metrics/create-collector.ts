import { within } from '#lib/async/within';
import type { Metric } from './define-metric.ts';

/** A scrape waits no longer than this for a collector. */
const LIMIT_MS = 1_000;
/** Figures that could not be read again are shown for so many periods more, then left out. */
const STALE_PERIODS = 3;

export interface Sample {
  readonly metric: Metric;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface CollectorOptions {
  readonly name: string;
  /** Read no more often than this, however often it is asked for. */
  readonly everyMs: number;
  readonly metrics: readonly Metric[];
  readonly read: () => Promise<readonly Sample[]> | readonly Sample[];
}

export interface Collector {
  readonly name: string;
  /** What it last read, and whether it reads. Never throws, and waits for a second at most. */
  collect(): Promise<{ readonly isUp: boolean; readonly samples: readonly Sample[] }>;
}

/**
 * Figures that are read when somebody asks for them, from the process or the database. One reading at most is under
 * way: a hanging one delays a single scrape for a moment, and no request.
 */
export function createCollector({
  options: { name, everyMs, read },
  now,
  onFailure,
}: {
  options: CollectorOptions;
  now: () => number;
  onFailure: (error: unknown) => void;
}): Collector {
  let samples: readonly Sample[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let isUp = true;
  let isReading = false;

  const readAgain = async (): Promise<void> => {
    isReading = true;
    try {
      const found = await read();
      samples = found;
      readAt = now();
      isUp = true;
    } catch (error) {
      if (isUp) onFailure(error);
      isUp = false;
    } finally {
      isReading = false;
    }
  };

  return {
    name,
    collect: async () => {
      if (isReading) isUp = false;
      else if (now() - readAt >= everyMs && !(await within(readAgain(), LIMIT_MS))) isUp = false;
      const isStale = now() - readAt > everyMs * STALE_PERIODS;
      return { isUp, samples: !isUp && isStale ? [] : samples };
    },
  };
}
