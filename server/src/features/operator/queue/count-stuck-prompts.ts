import { listStuckAnalyses } from '#features/analysis';
import type { AdminDeps } from '../admin-deps.ts';

/** Prompts whose analysis is in progress though nobody works on it any more. */
export async function countStuckPrompts(deps: AdminDeps): Promise<{ count: number }> {
  return { count: (await listStuckAnalyses(deps, deps.clock.now())).length };
}
