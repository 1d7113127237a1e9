/** Counts so many uses of a key; gives how many there are then. */
type Count<Counted> = (key: string, uses: number) => Promise<Counted>;

/** The result of a use: the count with it, and how many uses came after it. */
export interface CountedUse<Counted> {
  readonly counted: Counted;
  readonly usesAfter: number;
}

/**
 * Uses of a key that come while one of it is being counted are counted together after it. Otherwise many simultaneous
 * uses of one key would queue for one row, each holding a connection of the pool.
 */
export function countTogether<Counted>(count: Count<Counted>): (key: string) => Promise<CountedUse<Counted>> {
  const lines = new Map<string, PromiseWithResolvers<CountedUse<Counted>>[]>();

  const countAll = async (key: string, line: PromiseWithResolvers<CountedUse<Counted>>[]) => {
    while (line.length > 0) {
      const uses = line.splice(0);
      try {
        const counted = await count(key, uses.length);
        for (const [index, use] of uses.entries())
          use.resolve({ counted, usesAfter: uses.length - 1 - index });
      } catch (error) {
        for (const use of uses) use.reject(error);
      }
    }
    lines.delete(key);
  };

  return async (key) => {
    const use = Promise.withResolvers<CountedUse<Counted>>();
    const line = lines.get(key);
    if (line === undefined) {
      const begun = [use];
      lines.set(key, begun);
      void countAll(key, begun);
    } else line.push(use);
    return use.promise;
  };
}
