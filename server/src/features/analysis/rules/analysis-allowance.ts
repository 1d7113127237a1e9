/** What began an analysis. */
export type AnalysisTrigger = 'first' | 'manual' | 'scheduled' | 'mass';

/**
 * Whether an account may start one more analysis. Plans with continuous analysis always may; the others have one in
 * the account's life: one that is used up, or running and about to be, leaves none.
 */
export function decideAnalysisAllowance({
  promptAnalysisEnabled,
  analysesUsed,
  analysesRunning,
}: {
  promptAnalysisEnabled: boolean;
  analysesUsed: number;
  analysesRunning: number;
}): 'allowed' | 'not_available' {
  return promptAnalysisEnabled || analysesUsed + analysesRunning === 0 ? 'allowed' : 'not_available';
}

/**
 * Whether answers are still asked for an analysis that has begun: the plan may have ended since. What nobody asked for by
 * hand needs a plan with continuous analysis; of the others the account's one is due to it without.
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
