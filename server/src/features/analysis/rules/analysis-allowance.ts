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
