/** Milliseconds of one kind of work, round by round. */
export interface Compared {
  readonly name: string;
  readonly statements: number;
  readonly single: readonly number[];
  readonly cluster: readonly number[];
}

export interface Comparison {
  readonly versions: { readonly single: string; readonly cluster: string };
  readonly rounds: number;
  readonly measured: readonly Compared[];
}

/** What the measuring test wrote in one line; it is ours, so only its outline is checked. */
export function parseCompared(line: string): Comparison {
  const parsed: unknown = JSON.parse(line);
  if (!isComparison(parsed)) throw new Error('The measurement wrote no comparison');
  return parsed;
}

function isComparison(value: unknown): value is Comparison {
  return (
    typeof value === 'object' &&
    value !== null &&
    'versions' in value &&
    'measured' in value &&
    Array.isArray(value.measured)
  );
}
