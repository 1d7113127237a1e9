/** Throws when a part of a report is no object. */
export function requireRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value) || Array.isArray(value)) throw new Error('The test runner’s report is not an object');
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The objects of a list; an absent list has none. */
export function readList(record: Record<string, unknown>, field: string): Record<string, unknown>[] {
  const value = record[field] ?? [];
  if (!Array.isArray(value)) throw new Error(`The test runner’s report has no list of ${field}`);
  return value.map(requireRecord);
}

export function readNumber(record: Record<string, unknown>, field: string): number {
  const value = record[field];
  if (typeof value !== 'number') throw new Error(`The test runner’s report has no ${field}`);
  return value;
}

export function readText(record: Record<string, unknown>, field: string): string {
  const value = record[field];
  if (typeof value !== 'string') throw new Error(`The test runner’s report has no ${field}`);
  return value;
}
