import type { Chance } from './chance.ts';

/** Deals a shuffled list item by item and begins again when all are dealt, so that neighbours differ. */
export function createDeck<Item>(chance: Chance, items: readonly [Item, ...Item[]]): () => Item {
  const shuffled = chance.shuffle(items);
  let dealt = 0;
  return () => {
    const item = shuffled[dealt % shuffled.length] ?? items[0];
    dealt += 1;
    return item;
  };
}
