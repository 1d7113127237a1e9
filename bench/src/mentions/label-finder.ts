import { labelKeys } from './label-keys.ts';

/** Finds the label a predicted name belongs to, -1 when there is none. Full keys go before hosts without their ending. */
export function createLabelFinder(
  labels: readonly { name: string; variants: readonly string[] }[],
): (name: string) => number {
  const index = new Map<string, number>();
  for (const pass of [0, 1])
    labels.forEach(({ name, variants }, position) => {
      for (const spelling of [name, ...variants]) {
        const key = labelKeys(spelling)[pass];
        if (key !== undefined && !index.has(key)) index.set(key, position);
      }
    });
  return (name) =>
    labelKeys(name)
      .map((key) => index.get(key))
      .find((found) => found !== undefined) ?? -1;
}
