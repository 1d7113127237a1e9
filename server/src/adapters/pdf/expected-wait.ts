/** Estimates how long tasks take, from those that have ended. */
export interface Pace {
  /** @param units how large a task is, in whatever grows with the time it takes */
  expectMs(units: number): number;
  learn(ended: { units: number; ms: number }): void;
}

/** What every task costs beside what it holds, in units. */
const FIXED_UNITS = 10;
/** The weight of the last task: when a machine gets busy, the estimate follows within a few tasks. */
const NEWEST_SHARE = 0.3;

export function createPace({ firstMsPerUnit }: { firstMsPerUnit: number }): Pace {
  let msPerUnit = firstMsPerUnit;
  return {
    expectMs: (units) => (units + FIXED_UNITS) * msPerUnit,
    learn: ({ units, ms }) => {
      msPerUnit += NEWEST_SHARE * (ms / (units + FIXED_UNITS) - msPerUnit);
    },
  };
}

/** A task that waits or is under way. */
export interface Expected {
  readonly expectedMs: number;
  /** Since when it is under way; null while it waits. */
  readonly startedAt: number | null;
  /** It takes every worker's place: nothing runs beside it. */
  readonly isAlone: boolean;
}

/** How long a further task would wait for a worker, if all before it take what they are expected to. */
export function expectWaitMs({
  before,
  isAlone,
  workers,
  now,
}: {
  before: readonly Expected[];
  /** Whether the further one needs every worker's place. */
  isAlone: boolean;
  workers: number;
  now: number;
}): number {
  const free = isAlone ? 1 : workers;
  if (before.length < free && before.every((task) => !task.isAlone)) return 0;
  const loads = before.map(({ expectedMs, startedAt, ...task }) => {
    const leftMs = startedAt === null ? expectedMs : Math.max(0, expectedMs - (now - startedAt));
    return task.isAlone ? leftMs * workers : leftMs;
  });
  return loads.reduce((sum, load) => sum + load, 0) / workers;
}
