/** Whether a text holds every word that is looked for, whatever their accents and case. */
export function matchesWords({ text, wanted }: { text: string; wanted: string }): boolean {
  const within = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
