/** The first letters of a name's first words, upper case; of a single word its first `max` letters. */
export function formatInitials({ name, max }: { name: string; max: number }): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters =
    words.length > 1 ? words.slice(0, max).map((word) => [...word][0] ?? '') : [...(words[0] ?? '')];
  return letters.slice(0, max).join('').toLocaleUpperCase('it');
}
