const DAY_MS = 86_400_000;
/** Longer without a run, and the clock is not believed at once. */
const LONGEST_PAUSE_MS = 7 * DAY_MS;

/**
 * Whether texts may be removed now. After a pause of more than a week, or when time has gone back, the run is only noted
 * and the next one removes: a clock that jumps ahead for a while must not cost anybody's texts.
 */
export function decidePurge({ lastRunAt, now }: { lastRunAt: Date | null; now: Date }): 'purge' | 'wait' {
  if (lastRunAt === null) return 'wait';
  const pauseMs = now.getTime() - lastRunAt.getTime();
  return pauseMs >= 0 && pauseMs <= LONGEST_PAUSE_MS ? 'purge' : 'wait';
}

/** The moment before which a text is older than so many days. */
export function retentionCutoff({ days, now }: { days: number; now: Date }): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
