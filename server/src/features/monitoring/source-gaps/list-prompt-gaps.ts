import { loadPromptGaps } from '#features/measurements';
import type { Queryable } from '#platform/db';
import { type AskedGaps, loadGapScope } from './load-gap-scope.ts';

/** Prompt by prompt: how often a rival is named alone, who, and by which source. */
export async function listPromptGaps(db: Queryable, asked: AskedGaps) {
  return loadPromptGaps(db, await loadGapScope(db, asked));
}
