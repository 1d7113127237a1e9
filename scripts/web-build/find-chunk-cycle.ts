/** A built chunk, as the build's manifest describes it: what it needs before it runs, late imports left out. */
export interface BuiltChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/**
 * Files of chunks that import each other in a ring, or none. One of a ring runs before what it needs, and its page
 * breaks.
 */
export function findChunkCycle(manifest: Readonly<Record<string, BuiltChunk>>): string[] | null {
  const finished = new Set<string>();
  const follow = (key: string, path: readonly string[]): string[] | null => {
    if (path.includes(key)) return path.slice(path.indexOf(key));
    if (finished.has(key)) return null;
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = follow(next, [...path, key]);
      if (cycle !== null) return cycle;
    }
    finished.add(key);
    return null;
  };
  for (const key of Object.keys(manifest)) {
    const cycle = follow(key, []);
    if (cycle !== null) return cycle.map((member) => manifest[member]?.file ?? member);
  }
  return null;
}
