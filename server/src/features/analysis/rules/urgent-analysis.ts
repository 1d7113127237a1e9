import type { PermitPurpose } from '#features/engine-calls';
import type { AnalysisTrigger } from './analysis-allowance.ts';

/** Whether a user waits at a screen for its answers: after adding a prompt, or starting an analysis by hand. */
export function isUrgent(trigger: AnalysisTrigger): boolean {
  return trigger === 'first' || trigger === 'manual';
}

/**
 * In which turn its calls wait for an engine’s permits, those of the reading model included. No user waits for answers
 * that come after the analysis ended.
 */
export function permitPurposeOf({
  trigger,
  phase,
}: {
  trigger: AnalysisTrigger;
  phase: 'open' | 'ended';
}): PermitPurpose {
  return phase === 'open' && isUrgent(trigger) ? 'urgent' : 'answers';
}
