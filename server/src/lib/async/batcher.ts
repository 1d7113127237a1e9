import { setImmediate as nextTurn } from 'node:timers/promises';

/** Collects the items of concurrent callers and works on them in batches, one batch after the other. */
export interface Batcher<Item, Result> {
  /** Resolves with the item's result; rejects with the item's own error. */
  add(item: Item): Promise<Result>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: PromiseWithResolvers<Result>;
}

export interface BatcherOptions<Item, Result> {
  /** Items of a batch. */
  readonly max: number;
  /** How long the first of a batch waits for others, where one batch follows the other. */
  readonly waitMs: number;
  /** How many there are who could add an item; where each of them has, nobody is waited for. */
  readonly countCallers?: () => number;
  /** Gives what came of each item, in order; an error is that item's own. */
  readonly work: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;
}

/** A batch that fails as a whole is tried again item by item, so that one item's fault is not the others'. */
export function createBatcher<Item, Result>({
  max,
  waitMs,
  countCallers = () => Infinity,
  work,
}: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWorking = false;
  let hurry: (() => void) | null = null;
  let lastEndedAt = -Infinity;

  const isEverybodyHere = () => waiting.length >= Math.min(max, countCallers());

  /** An item that comes alone is worked on at once. */
  const waitForOthers = async () => {
    if (waiting.length >= max) return;
    // Items of the earlier batch go on first.
    await nextTurn();
    if (isEverybodyHere() || performance.now() - lastEndedAt > 2 * waitMs) return;
    const isTime = Promise.withResolvers<null>();
    const timer = setTimeout(() => isTime.resolve(null), waitMs);
    hurry = () => isTime.resolve(null);
    await isTime.promise;
    clearTimeout(timer);
  };

  const settle = async (batch: readonly Waiting<Item, Result>[]) => {
    const results = await work(batch.map(({ item }) => item));
    for (const [index, result] of results.entries()) {
      if (result instanceof Error) batch[index]?.done.reject(result);
      else batch[index]?.done.resolve(result);
    }
  };
  const settleOneByOne = async (batch: readonly Waiting<Item, Result>[]) => {
    for (const one of batch) await settle([one]).catch((error: unknown) => one.done.reject(error));
  };
  const workOff = async () => {
    isWorking = true;
    while (waiting.length > 0) {
      await waitForOthers();
      const batch = waiting.splice(0, max);
      await settle(batch).catch((error: unknown) =>
        batch.length === 1 ? batch[0]?.done.reject(error) : settleOneByOne(batch),
      );
      lastEndedAt = performance.now();
    }
    isWorking = false;
  };

  return {
    async add(item) {
      const done = Promise.withResolvers<Result>();
      waiting.push({ item, done });
      if (isEverybodyHere()) hurry?.();
      if (!isWorking) void workOff();
      return done.promise;
    },
  };
}
