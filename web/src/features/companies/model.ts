import type { Prompt, UserLimits } from '@citato/contract';

/** 'https://www.ponteverde.example' → 'ponteverde.example': what a person calls the site. */
export function formatHost(websiteUrl: string): string {
  return websiteUrl.replace(/^https?:\/\/(www\.)?/, '');
}

/** How many more the plan allows; never below zero, for accounts above a lowered limit. */
export function leftOf({ used, max }: { used: number; max: number }): number {
  return Math.max(0, max - used);
}

/** Whether an analysis may still start: a plan without continuous analysis has one in the account's life. */
export function hasAnalysisLeft({ limits, usage }: UserLimits): boolean {
  return limits.promptAnalysisEnabled || usage.analyses === 0;
}

/** No analysis of it ended, none runs: there is nothing to wait for unless one is started. */
export function isNeverAnalysed({ analysisStatus, lastOutcome, monitoringData }: Prompt): boolean {
  return analysisStatus === 'idle' && lastOutcome === null && monitoringData.length === 0;
}
