/** What is chosen, and where the last choice was made: a range begins there. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NO_SELECTION: Selection = { ids: new Set(), anchor: null };

/** Chooses a row or takes it out; as a range, everything between the last choice and it. */
export function toggleRow(
  { ids, anchor }: Selection,
  { id, shown, isRange }: { id: string; shown: readonly string[]; isRange: boolean },
): Selection {
  const from = anchor === null ? -1 : shown.indexOf(anchor);
  const to = shown.indexOf(id);
  if (isRange && from !== -1 && to !== -1) {
    const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { ids: new Set([...ids, ...range]), anchor: id };
  }
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Chooses all rows that are shown, or none where all of them are chosen. */
export function toggleShown({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.every((id) => ids.has(id)) ? NO_SELECTION : { ids: new Set([...ids, ...shown]), anchor: null };
}
