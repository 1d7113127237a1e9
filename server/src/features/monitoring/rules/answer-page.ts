/** Characters of raw text on one page: with their evidence such pages stay within a megabyte. */
const MAX_CHARACTERS = 400_000;

/** How many of the answers fit on a page by the length of their texts; the first always does. */
export function countFitting(textLengths: readonly number[]): number {
  let total = 0;
  const overflow = textLengths.findIndex((length, index) => {
    total += length;
    return index > 0 && total > MAX_CHARACTERS;
  });
  return overflow === -1 ? textLengths.length : overflow;
}
