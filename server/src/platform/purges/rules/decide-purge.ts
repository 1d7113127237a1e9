const DAY_MS = 86_400_000;
/** After a longer pause without a run, the clock is not trusted at once. */
const MAX_PAUSE_MS = 7 * DAY_MS;
/** How long the new time must hold before anything is removed by it: time for an operator to notice. */
const PROBATION_MS = DAY_MS;

/** The stored state of a purge: when it last ran, and since when its clock may be trusted. */
export interface PurgeRun {
  readonly lastRunAt: Date;
  readonly trustedFrom: Date;
}

/**
 * Whether a purge may remove anything now. The first run, one after a pause of more than a week, and one after time has
 * gone back are only noted, and so are those of the day after: a clock that jumps must not cost anybody's data.
 */
export function decidePurge({ last, now }: { last: PurgeRun | null; now: Date }): {
  verdict: 'purge' | 'wait';
  run: PurgeRun;
} {
  const pauseMs = last === null ? null : now.getTime() - last.lastRunAt.getTime();
  const isSteady = pauseMs !== null && pauseMs >= 0 && pauseMs <= MAX_PAUSE_MS;
  const trustedFrom = last !== null && isSteady ? last.trustedFrom : new Date(now.getTime() + PROBATION_MS);
  return { verdict: now >= trustedFrom ? 'purge' : 'wait', run: { lastRunAt: now, trustedFrom } };
}
