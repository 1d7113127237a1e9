import { MAX_LABELS_EACH, type LabelColour, type LabelSubject } from '@citato/contract';

interface Named {
  readonly id: string;
  readonly subject: LabelSubject;
  readonly name: string;
}

/** The label of a subject that is called so, whatever the case. */
export function findLabelNamed<Row extends Named>(
  rows: readonly Row[],
  { subject, name }: { subject: LabelSubject; name: string },
): Row | undefined {
  const wanted = name.toLowerCase();
  return rows.find((row) => row.subject === subject && row.name.toLowerCase() === wanted);
}

/** A label as screens have it. */
export function describeLabel<Row extends Named & { colour: LabelColour }>({
  id,
  subject,
  name,
  colour,
}: Row) {
  return { id, subject, name, colour };
}

/**
 * The labels after some were added and others removed, each once, in the order they were put on. Null where they would
 * be too many; a label that is both added and removed is removed.
 */
export function changeLabels<Id extends string>({
  now,
  add,
  remove,
}: Record<'now' | 'add' | 'remove', readonly Id[]>): Id[] | null {
  const next = [...new Set([...now, ...add])].filter((id) => !remove.includes(id));
  return next.length > Math.max(MAX_LABELS_EACH, now.length) ? null : next;
}
