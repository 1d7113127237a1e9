/** What starting depends on, of an account's limits. */
export interface StartLimits {
  readonly promptAnalysisEnabled: boolean;
  readonly maxPrompts: number;
  readonly manualAnalysesPerDay: number;
}

/** What an account has started: in its lifetime, with those on their way, and on this Rome day. */
export interface StartsSoFar {
  readonly analysesUsed: number;
  readonly startsToday: number;
}

/**
 * How many analyses an account can start at most on a Rome day: for each prompt of its plan the first, the automatic
 * one and those by hand. Counted per account, so that deleting and adding prompts brings no further runs.
 */
export function maxStartsOfDay({
  maxPrompts,
  manualAnalysesPerDay,
}: Pick<StartLimits, 'maxPrompts' | 'manualAnalysesPerDay'>): number {
  return maxPrompts * (manualAnalysesPerDay + 2);
}

export interface StartVerdict {
  /** How many of the wanted analyses may start. */
  readonly granted: number;
  /** Why the others may not: the plan has none left, or the account's number for the day is reached. */
  readonly refusal: 'not_available' | 'day_full' | null;
}

/**
 * How many of the analyses an account wants to start may. Plans with continuous analysis have a maximum a day; the
 * others have one analysis in the account's lifetime, and one on its way counts as used.
 */
export function decideStarts({
  limits,
  soFar: { analysesUsed, startsToday },
  wanted,
}: {
  limits: StartLimits;
  soFar: StartsSoFar;
  wanted: number;
}): StartVerdict {
  const ofLife = limits.promptAnalysisEnabled ? wanted : Math.min(wanted, Math.max(0, 1 - analysesUsed));
  const ofDay = Math.min(wanted, Math.max(0, maxStartsOfDay(limits) - startsToday));
  const granted = Math.min(ofLife, ofDay);
  if (granted === wanted) return { granted, refusal: null };
  return { granted, refusal: ofLife < wanted ? 'not_available' : 'day_full' };
}
