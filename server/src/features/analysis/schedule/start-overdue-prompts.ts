import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { overdueSince } from './rules/overdue-prompts.ts';
import { startDue } from './schedule-due-prompts.ts';

/** Starts what is overdue and has not begun, without waiting for the scheduler; of two at once each starts another part. */
export async function startOverduePrompts(deps: AnalysisDeps): Promise<number> {
  const now = deps.clock.now();
  return startDue(deps, { dueBy: overdueSince(now), trigger: 'mass', now });
}
