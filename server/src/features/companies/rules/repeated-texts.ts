/** The same question, however it is spaced and written. */
function keyOf(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Which of the texts, by their place, are asked already or stand twice among themselves. */
export function findRepeated({
  texts,
  known,
}: {
  texts: readonly string[];
  known: readonly string[];
}): number[] {
  const seen = new Set(known.map(keyOf));
  return texts.flatMap((text, place) => {
    const isRepeated = seen.has(keyOf(text));
    seen.add(keyOf(text));
    return isRepeated ? [place] : [];
  });
}
