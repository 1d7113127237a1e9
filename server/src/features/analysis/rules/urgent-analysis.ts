import type { PermitPurpose } from '#features/engine-calls';
import type { AnalysisTrigger } from './analysis-allowance.ts';

/** Whether somebody looks at the screen until its answers come: who has added a prompt, or starts it by hand. */
export function isUrgent(trigger: AnalysisTrigger): boolean {
  return trigger === 'first' || trigger === 'manual';
}

/**
 * In whose turn its calls stand before an engine’s permits, those of the model that reads included. Nobody waits for what
 * an ended analysis is given late.
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
