import { setImmediate as nextTurn } from 'node:timers/promises';

export interface ClaimLoop {
  open(): void;
  /** A job may be due. */
  wake(): void;
  /** A place has become free. */
  refill(): void;
  /**
   * Starts no further claim.
   * @returns when the running one has ended
   */
  close(): Promise<void>;
}

/**
 * Claims while there are free places and jobs for them, one claim at a time, and one for all places that become free
 * together; a job that arrives during a claim is looked for again.
 * @param claim fills as many of `free` places as it finds jobs for. @returns how many
 */
export function createClaimLoop({
  countFree,
  claim,
  onFailure,
}: {
  countFree: () => number;
  claim: (free: number) => Promise<number>;
  onFailure: (error: unknown) => void;
}): ClaimLoop {
  let isOpen = false;
  /** 'again': a job arrived while the last claim was under way. */
  let claiming: 'no' | 'once' | 'again' = 'no';
  /** The last claim found all due jobs: until a new one arrives, a free place has no job waiting. */
  let isIdle = false;
  let filling = Promise.resolve();

  const hasArrival = () => claiming === 'again';
  const fill = async (): Promise<void> => {
    for (;;) {
      await nextTurn();
      const free = countFree();
      if (!isOpen || free === 0) return;
      claiming = 'once';
      const claimed = await claim(free);
      isIdle = claimed < free && !hasArrival();
      if (isIdle) return;
    }
  };
  const wake = (): void => {
    if (!isOpen) return;
    isIdle = false;
    if (claiming !== 'no') {
      claiming = 'again';
      return;
    }
    claiming = 'once';
    filling = fill()
      .catch(onFailure)
      .finally(() => {
        const hasArrived = hasArrival();
        claiming = 'no';
        if (hasArrived) wake();
      });
  };

  return {
    open: () => {
      isOpen = true;
      wake();
    },
    wake,
    refill: () => {
      if (!isIdle) wake();
    },
    close: () => {
      isOpen = false;
      return filling;
    },
  };
}
