/** `NNNN_subject.sql` with the number after the highest one, or null when `subject` is not verb_object. */
export function buildMigrationName({
  subject,
  existing,
}: {
  subject: string;
  existing: readonly string[];
}): string | null {
  if (!/^[a-z]+(_[a-z0-9]+)+$/.test(subject)) return null;
  const highest = Math.max(0, ...existing.map((name) => Number(/^\d{4}(?=_)/.exec(name)?.[0] ?? 0)));
  return `${String(highest + 1).padStart(4, '0')}_${subject}.sql`;
}
