interface Depth {
  readonly due: number;
  readonly running: number;
  readonly oldestDueSeconds: number | null;
}

/** The queue as a whole from its kinds. */
export function sumDepths(depths: readonly Depth[]): Depth {
  return {
    due: depths.reduce((sum, { due }) => sum + due, 0),
    running: depths.reduce((sum, { running }) => sum + running, 0),
    oldestDueSeconds: depths.reduce<number | null>(
      (oldest, { oldestDueSeconds: own }) => (own === null ? oldest : Math.max(own, oldest ?? own)),
      null,
    ),
  };
}
