/** The same question, ignoring spaces and case. */
function keyOf(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Which of the texts, by position, are asked already or occur twice. */
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
