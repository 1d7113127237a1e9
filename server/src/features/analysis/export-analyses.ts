import type { OwnedPromptId } from '#features/companies';
import type { Queryable } from '#platform/db';
import { listAnalysesOf } from './store/analyses.ts';

/** Every analysis of a user's prompts, a prompt at a time, oldest first. */
export async function* exportFor(db: Queryable, promptIds: readonly OwnedPromptId[]) {
  for (const promptId of promptIds) yield* await listAnalysesOf(db, promptId);
}
