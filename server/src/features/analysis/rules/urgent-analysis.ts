import type { SlotPurpose } from '#features/engine-calls';
import type { AnalysisTrigger } from './analysis-allowance.ts';

/** Whether somebody looks at the screen until its answers come: who has added a prompt, or starts it by hand. */
export function isUrgent(trigger: AnalysisTrigger): boolean {
  return trigger === 'first' || trigger === 'manual';
}

/**
 * In whose turn its calls stand before an engine’s slots, those of the model that reads included. Nobody waits for what
 * an ended analysis is given late.
 */
export function slotPurposeOf({
  trigger,
  phase,
}: {
  trigger: AnalysisTrigger;
  phase: 'open' | 'ended';
}): SlotPurpose {
  return phase === 'open' && isUrgent(trigger) ? 'urgent' : 'answers';
}
