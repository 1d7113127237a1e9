/** What `bench/src/<name>/index.ts` exports; `args` are the words after the name on the command line. */
export interface Benchmark {
  run: (args: string[]) => Promise<void>;
}

export function isBenchmark(loaded: unknown): loaded is Benchmark {
  return typeof loaded === 'object' && loaded !== null && 'run' in loaded && typeof loaded.run === 'function';
}
