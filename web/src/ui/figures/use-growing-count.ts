import { startTransition, useEffect, useState } from 'react';

interface GrowingCount {
  count: number;
  /** How many stand at once, and how many more with every step. */
  step: number;
}

/** How many of many stand already: the first at once, the others as the browser finds time, so that no click waits for them. */
export function useGrowingCount({ count, step }: GrowingCount): number {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= count) return;
    startTransition(() => {
      setShown(shown + step);
    });
  }, [count, shown, step]);
  return Math.min(shown, count);
}
