/** Work that is done once for all concurrent callers. */
export interface SharedWork<Result> {
  /** What is under way for a key; null when nothing is. */
  join(key: string): Promise<Result> | null;
  begin(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createSharedWork<Result>(): SharedWork<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return {
    join: (key) => underWay.get(key) ?? null,
    begin: async (key, work) => {
      const doing = work().finally(() => underWay.delete(key));
      underWay.set(key, doing);
      return doing;
    },
  };
}
