/** Lets so many works run at once; the others wait in the order in which they came. */
export interface Semaphore {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createSemaphore(max: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // Its place passes to the next, so that nobody who comes now is faster.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
