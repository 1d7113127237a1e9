import { listPromptsAsSystem, type OwnedPrompt } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** For administrators: whoever's prompt it is; null when there is none. */
export async function findAnyPrompt(db: Queryable, promptId: PromptId): Promise<OwnedPrompt | null> {
  const [found] = await listPromptsAsSystem(db, [promptId]);
  return found ?? null;
}
