import { setTimeout as pause } from 'node:timers/promises';

const MOST_ITEMS = 50;
const LONGEST_WAIT_MS = 20;

/** Gathers what lands within 20 ms, at most 50, and writes it together; batches are written one after the other. */
export interface BatchWriter<Item> {
  add(item: Item): void;
  /** Waits until everything added is written; throws what the first failed write threw. */
  drain(): Promise<void>;
}

/** @param onError told once, when the first write fails; nothing is written after it */
export function createBatchWriter<Item>({
  write,
  onError,
}: {
  write: (items: Item[]) => Promise<void>;
  onError: (error: unknown) => void;
}): BatchWriter<Item> {
  const waiting: Item[] = [];
  let worker: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;
  let hurry = new AbortController();

  const work = async () => {
    while (waiting.length > 0 && failure === null) {
      if (waiting.length < MOST_ITEMS) {
        await pause(LONGEST_WAIT_MS, undefined, { signal: hurry.signal }).catch(() => undefined);
        hurry = new AbortController();
      }
      await write(waiting.splice(0, MOST_ITEMS));
    }
  };
  const start = () => {
    worker ??= work()
      .catch((error: unknown) => {
        failure = { error };
        onError(error);
      })
      .finally(() => {
        worker = null;
      });
  };

  return {
    add(item) {
      waiting.push(item);
      if (waiting.length >= MOST_ITEMS) hurry.abort();
      start();
    },
    async drain() {
      hurry.abort();
      while (worker !== null) await worker;
      if (failure !== null) throw failure.error;
    },
  };
}
