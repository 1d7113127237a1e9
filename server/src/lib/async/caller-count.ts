/** How many callers may still add an item to a batcher: where all have, it begins at once. */
export interface CallerCount {
  readonly current: () => number;
  /** Counts as many as are announced, until each has come or is let go of. */
  readonly expect: (count: number) => Expected;
}

export interface Expected {
  readonly dropOne: () => void;
  /** Those left; one that comes later is counted no more. */
  readonly dropAll: () => void;
}

export function createCallerCount(): CallerCount {
  let all = 0;
  return {
    current: () => all,
    expect: (count) => {
      let left = count;
      all += count;
      const drop = (wanted: number): void => {
        const dropped = Math.min(wanted, left);
        left -= dropped;
        all -= dropped;
      };
      return {
        dropOne: () => {
          drop(1);
        },
        dropAll: () => {
          drop(left);
        },
      };
    },
  };
}
