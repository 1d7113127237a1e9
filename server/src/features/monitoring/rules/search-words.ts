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

/** What engines say of their searches, by what their answers hold: no list of engines could know each of their ways. */
export function describeSearching(found: readonly EngineSearches[]): {
  readonly engines: SearchingEngine[];
  /** Ok answers of the engines that say the words. */
  readonly responses: number;
} {
  const engines = found.map(({ billed, ...one }) => ({ ...one, says: findSaying({ ...one, billed }) }));
  const speaking = engines.filter(({ says }) => says === 'words');
  return { engines, responses: speaking.reduce((sum, { responses }) => sum + responses, 0) };
}

function findSaying({ searched, billed }: EngineSearches): SearchingEngine['says'] {
  if (searched > 0) return 'words';
  return billed > 0 ? 'number' : 'nothing';
}
