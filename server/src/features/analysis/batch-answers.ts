import { setTimeout as pause } from 'node:timers/promises';

const MOST_ITEMS = 50;
const LONGEST_WAIT_MS = 20;

/** Gathers what lands within 20 ms, at most 50, and writes it together; batches are written one after the other. */
export interface BatchWriter<Item> {
  /** Resolves when the item is written; rejects with what kept it, alone, from being written. */
  add(item: Item): Promise<void>;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly written: PromiseWithResolvers<null>;
}

/**
 * A batch that cannot be written is tried again item by item, so that one item's fault is not the others'.
 * @param write gives the items that were refused, with the reason
 */
export function createBatchWriter<Item>({
  write,
}: {
  write: (items: readonly Item[]) => Promise<ReadonlyMap<Item, Error>>;
}): BatchWriter<Item> {
  const waiting: Waiting<Item>[] = [];
  let isWorking = false;
  let hurry = new AbortController();

  const settle = async (batch: readonly Waiting<Item>[]) => {
    const refused = await write(batch.map(({ item }) => item));
    for (const { item, written } of batch) {
      const reason = refused.get(item);
      if (reason === undefined) written.resolve(null);
      else written.reject(reason);
    }
  };
  const settleOneByOne = async (batch: readonly Waiting<Item>[]) => {
    for (const one of batch) await settle([one]).catch((error: unknown) => one.written.reject(error));
  };
  const work = async () => {
    isWorking = true;
    while (waiting.length > 0) {
      if (waiting.length < MOST_ITEMS) {
        await pause(LONGEST_WAIT_MS, undefined, { signal: hurry.signal }).catch(() => undefined);
        hurry = new AbortController();
      }
      const batch = waiting.splice(0, MOST_ITEMS);
      await settle(batch).catch(() => settleOneByOne(batch));
    }
    isWorking = false;
  };

  return {
    async add(item) {
      const written = Promise.withResolvers<null>();
      waiting.push({ item, written });
      if (waiting.length >= MOST_ITEMS) hurry.abort();
      if (!isWorking) void work();
      await written.promise;
    },
  };
}
