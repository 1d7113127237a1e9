import type { SlotPurpose } from '#features/engine-calls';
import type { AnalysisTrigger } from './analysis-allowance.ts';

/** Whether somebody looks at the screen until its answers come: who has added a prompt, or starts it by hand. */
export function isUrgent(trigger: AnalysisTrigger): boolean {
  return trigger === 'first' || trigger === 'manual';
}

/** In whose turn its calls stand before an engine’s slots, those of the model that reads included. */
export function slotPurposeOf(trigger: AnalysisTrigger): SlotPurpose {
  return isUrgent(trigger) ? 'urgent' : 'answers';
}
