import type { EngineId, SearchingEngine } from '@citato/contract';

/** What the answers of one engine hold of its searches. */
export interface EngineSearches {
  readonly engine: EngineId;
  readonly responses: number;
  /** Answers with at least one search in words. */
  readonly searched: number;
  /** Searches it was billed for, whether in words or not. */
  readonly billed: number;
}

/** Whether engines say what they search for, by what their answers hold: no list of engines could know each of their ways. */
export function tellSearches(
  engines: readonly EngineSearches[],
): Pick<{ engines: SearchingEngine[]; responses: number }, 'engines' | 'responses'> {
  const told = engines.map(({ billed, ...one }) => {
    const telling =
      one.searched > 0 ? ('told' as const) : billed > 0 ? ('untold' as const) : ('none' as const);
    return { ...one, telling };
  });
  return {
    engines: told,
    responses: told
      .filter(({ telling }) => telling === 'told')
      .reduce((sum, { responses }) => sum + responses, 0),
  };
}
