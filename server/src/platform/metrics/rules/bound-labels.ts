/** The label value for values that are not in the list. */
const OTHER = 'other';

type Allowed = readonly string[] | { readonly max: number };

/**
 * Keeps each label to its list, and one without a list to the first so many values it gets, so that the number of
 * series has a bound.
 */
export function createLabelBounds<Label extends string>(
  labels: Readonly<Record<Label, Allowed>>,
): (given: Readonly<Record<Label, string>>) => Record<string, string> {
  const bounds = Object.entries<Allowed>(labels).map(([label, allowed]) => ({
    label,
    known: new Set<string>('max' in allowed ? [] : allowed),
    max: 'max' in allowed ? allowed.max : 0,
  }));
  return (given) => {
    const values = new Map<string, string>(Object.entries(given));
    return Object.fromEntries(
      bounds.map(({ label, known, max }) => {
        const value = values.get(label) ?? OTHER;
        if (!known.has(value) && known.size < max) known.add(value);
        return [label, known.has(value) ? value : OTHER];
      }),
    );
  };
}
