import { type Batcher, type BatcherOptions, createBatcher } from './batcher.ts';
import { createSemaphore } from './semaphore.ts';

/**
 * A batcher for each group of items, so that no batch holds two groups and none waits for another group's; so many
 * batches are worked on at once. A group that has nothing to do is forgotten.
 */
export function createGroupedBatcher<Item, Group extends string, Result>({
  groupOf,
  maxAtOnce,
  whenAble = (_group, begin) => begin(),
  work,
  ...options
}: BatcherOptions<Item, Result> & {
  groupOf: (item: Item) => Group;
  maxAtOnce: number;
  /** Begins the work of a group when it can be done; while it waits, it is no work. */
  whenAble?: (
    group: Group,
    work: () => Promise<readonly (Result | Error)[]>,
  ) => Promise<readonly (Result | Error)[]>;
}): Batcher<Item, Result> {
  const groups = new Map<Group, { readonly batcher: Batcher<Item, Result>; callers: number }>();
  const semaphore = createSemaphore(maxAtOnce);
  const openGroup = (group: Group) => {
    const known = groups.get(group);
    if (known !== undefined) return known;
    const opened = {
      batcher: createBatcher<Item, Result>({
        ...options,
        work: (items) => whenAble(group, () => semaphore.run(() => work(items))),
      }),
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
