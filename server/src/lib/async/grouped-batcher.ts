import { type Batcher, type BatcherOptions, createBatcher } from './batcher.ts';
import { createSemaphore } from './semaphore.ts';

/**
 * A batcher for each group of items, so that no batch holds two groups and none waits for another group's; so many
 * batches are worked on at once. A group that has nothing to do is forgotten.
 */
export function createGroupedBatcher<Item, Result>({
  groupOf,
  maxAtOnce,
  work,
  ...options
}: BatcherOptions<Item, Result> & {
  groupOf: (item: Item) => string;
  maxAtOnce: number;
}): Batcher<Item, Result> {
  const groups = new Map<string, { readonly batcher: Batcher<Item, Result>; callers: number }>();
  const { run } = createSemaphore(maxAtOnce);
  const openGroup = (group: string) => {
    const known = groups.get(group);
    if (known !== undefined) return known;
    const opened = {
      batcher: createBatcher<Item, Result>({ ...options, work: (items) => run(() => work(items)) }),
      callers: 0,
    };
    groups.set(group, opened);
    return opened;
  };
  return {
    async add(item) {
      const name = groupOf(item);
      const group = openGroup(name);
      group.callers += 1;
      try {
        return await group.batcher.add(item);
      } finally {
        group.callers -= 1;
        if (group.callers === 0) groups.delete(name);
      }
    },
  };
}
