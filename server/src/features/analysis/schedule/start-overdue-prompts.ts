import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { overdueSince } from './rules/overdue-prompts.ts';
import { startDue } from './schedule-due-prompts.ts';

/**
 * Starts overdue prompts that have not begun, without waiting for the scheduler; two processes at once each start
 * another part.
 */
export async function startOverduePrompts(deps: AnalysisDeps): Promise<number> {
  const now = deps.clock.now();
  return startDue(deps, { dueBy: overdueSince(now), trigger: 'mass', now });
}
