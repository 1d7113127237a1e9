/** What began an analysis. */
export type AnalysisTrigger = 'first' | 'manual' | 'scheduled' | 'mass';

/**
 * Whether answers are still asked for an analysis that has begun: the plan may have ended since. An analysis that no
 * user started by hand needs a plan with continuous analysis; of those started by hand, a plan without it allows the
 * account one.
 */
export function isStillDue({
  promptAnalysisEnabled,
  analysesUsed,
  analysis: { trigger, usageCounted },
}: {
  promptAnalysisEnabled: boolean;
  analysesUsed: number;
  analysis: { trigger: AnalysisTrigger; usageCounted: boolean };
}): boolean {
  if (promptAnalysisEnabled) return true;
  const isTheOne = analysesUsed === (usageCounted ? 1 : 0);
  return isTheOne && (trigger === 'first' || trigger === 'manual');
}

/** What the end of an analysis adds to what was booked at its start: nothing, or one given back. */
export function countUses({ usageCounted }: { usageCounted: boolean }, isCounted: boolean): number {
  return Number(isCounted) - Number(usageCounted);
}
