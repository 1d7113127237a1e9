/** Draws that look random and depend only on a text: the same seed always gives the same draws. */
export interface Chance {
  /** 0 ≤ value < 1. */
  fraction(): number;
  isTrue(probability: number): boolean;
  /** 0 ≤ value < limit, an integer. */
  integer(limit: number): number;
  /** One of a list that holds at least one. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a, 32 bit. */
function hashText(text: string): number {
  const bytes = Buffer.from(text);
  let hash = 0x811c9dc5;
  // By index: a question weighs every company of its market, and an iterator costs more than the hash.
  for (let index = 0; index < bytes.length; index += 1)
    hash = Math.imul(hash ^ bytes.readUInt8(index), 0x01000193);
  return hash >>> 0;
}

/** @param seed any text; parts are best joined with a character they cannot hold */
export function createChance(seed: string): Chance {
  let state = hashText(seed);
  // Mulberry32: a full period of 2³² and no visible pattern, more than demo answers need.
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    integer,
    isTrue: (probability) => fraction() < probability,
    pick: (items) => items[integer(items.length)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: fraction() }))
        .toSorted((left, right) => left.order - right.order)
        .map(({ item }) => item),
  };
}
