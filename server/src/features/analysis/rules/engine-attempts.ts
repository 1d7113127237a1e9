import { fixedMinute } from './due-prompts.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
/** Pauses before the further attempts of the first day, as many as there are. */
const FIRST_DAY_PAUSES_MS = [30 * SECOND_MS, 300 * SECOND_MS, HOUR_MS, 6 * HOUR_MS] as const;
/** What waited for a paused engine comes back spread over a sixth of the outage, within these bounds. */
const MIN_SPREAD_MS = HOUR_MS / 6;
const MAX_SPREAD_MS = 2 * HOUR_MS;
const MINUTES_PER_DAY = 1440;
/** A wait of a day, its spread, and some reserve. */
const FURTHEST_AHEAD_MS = 2 * DAY_MS;
/** An answer belongs to the day its analysis began: after this long it would say nothing about it. */
const OLDEST_ANALYSIS_MS = 7 * DAY_MS;

/** Whether an analysis began too long ago for answers that come late to say anything about its day. */
export function isTooOldToBackfill({ startedAt, now }: { startedAt: Date; now: Date }): boolean {
  return now.getTime() - startedAt.getTime() > OLDEST_ANALYSIS_MS;
}

/** How often a prompt's answers of an engine have been tried, since it last gave them. */
export interface AttemptHistory {
  readonly failingSince: Date;
  /** Attempts that asked the engine; one that met a pause did not. */
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  /** The last attempt brought no answer at all: a further one begins with one call. */
  readonly isDown: boolean;
}

export type AttemptVerdict =
  | { readonly kind: 'ask'; readonly oneFirst: boolean }
  | { readonly kind: 'wait'; readonly until: Date };

/**
 * Whether a prompt may ask an engine now; where it last brought nothing, one call goes before the others. An attempt
 * planned further ahead than any is was planned by a clock that has gone back since: its time is now.
 */
export function decideAttempt({
  history,
  isPlannedOne,
  now,
}: {
  history: AttemptHistory | null;
  /** True for the planned attempt itself: its time has come, whatever this process' clock says. */
  isPlannedOne: boolean;
  now: Date;
}): AttemptVerdict {
  if (!history?.isDown) return { kind: 'ask', oneFirst: false };
  if (!isPlannedOne && isAhead(history, now)) return { kind: 'wait', until: history.nextAttemptAt };
  return { kind: 'ask', oneFirst: history.attempts > 0 };
}

/**
 * Whether an analysis leaves an engine that is down to the attempt planned for it: where that completes an analysis of
 * the same day it asks for the same answers, and answers both miss would be reported twice.
 */
export function isLeftToPlanned({
  planned,
  analysis,
}: {
  planned: { readonly analysisId: string; readonly day: string; readonly isDown: boolean };
  analysis: { readonly id: string; readonly day: string };
}): boolean {
  return planned.isDown && planned.analysisId !== analysis.id && planned.day === analysis.day;
}

/**
 * Whether a planned attempt is the very one a job was made for. The queue has its own clock, so that the moment is
 * compared and not awaited; jobs of earlier versions do not name it.
 */
export function isPlannedFor({
  planned,
  order,
  now,
}: {
  planned: { readonly analysisId: string; readonly nextAttemptAt: Date };
  order: { readonly analysisId: string; readonly plannedFor?: string | undefined };
  now: Date;
}): boolean {
  if (planned.analysisId !== order.analysisId) return false;
  return order.plannedFor === undefined
    ? planned.nextAttemptAt <= now
    : planned.nextAttemptAt.toISOString() === order.plannedFor;
}

/** What an analysis got of one engine. */
export interface EngineYield {
  /** Samples that have their answer, refused and empty ones included. */
  readonly answered: number;
  /** Samples without an answer. */
  readonly missing: number;
  /** False when a pause kept the engine from being asked. */
  readonly wasAsked: boolean;
  /** The pause that was met, or that the provider asked for. */
  readonly notBefore: Date | null;
}

/**
 * When the missing samples of an engine are tried again; null: not any more, or none is missing. At most four further
 * attempts on the first day (after 30 s, 5 min, 1 h, 6 h, or later when the provider says so), then one a day while the
 * engine brings nothing. Where only some samples are missing it ends with the fourth: the next analysis asks anew.
 */
export function decideNextAttempt({
  history,
  isPlannedOne,
  yielded: { answered, missing, wasAsked, notBefore },
  promptId,
  startedAt,
  now,
}: {
  /** Of the same failure: of this analysis, or of an engine that has been down since an earlier one. */
  history: AttemptHistory | null;
  /** True for the planned attempt itself, which has now been made. */
  isPlannedOne: boolean;
  yielded: EngineYield;
  promptId: string;
  /** When the analysis began. */
  startedAt: Date;
  now: Date;
}): AttemptHistory | null {
  if (missing === 0 || isTooOldToBackfill({ startedAt, now })) return null;
  const isDown = answered === 0;
  const failingSince = history?.failingSince ?? now;
  const attempts = (history?.attempts ?? 0) + (wasAsked ? 1 : 0);
  if (!wasAsked) {
    // Analyses started in the meantime, by hand or by schedule, neither use up attempts nor delay them.
    const isPutOff = history === null || notBefore === null || notBefore > history.nextAttemptAt;
    if (!isPlannedOne && !isPutOff && isAhead(history, now)) return history;
    const pausedUntil = notBefore ?? now;
    const outageMs = now.getTime() - failingSince.getTime();
    const spreadMs = Math.min(MAX_SPREAD_MS, Math.max(MIN_SPREAD_MS, outageMs / 6));
    const nextAttemptAt = new Date(pausedUntil.getTime() + spreadMs * spreadOf(promptId));
    return { failingSince, attempts, nextAttemptAt, isDown };
  }
  const pauseMs = FIRST_DAY_PAUSES_MS[attempts - 1] ?? (isDown ? DAY_MS : null);
  if (pauseMs === null) return null;
  const ownTime = now.getTime() + pauseMs * (1 + spreadOf(promptId) / 4);
  const nextAttemptAt = new Date(Math.max(ownTime, notBefore?.getTime() ?? 0));
  return { failingSince, attempts, nextAttemptAt, isDown };
}

function isAhead({ nextAttemptAt }: AttemptHistory, now: Date): boolean {
  const aheadMs = nextAttemptAt.getTime() - now.getTime();
  return aheadMs > 0 && aheadMs <= FURTHEST_AHEAD_MS;
}

/** 0 to 1, fixed for a prompt. */
function spreadOf(promptId: string): number {
  return fixedMinute(promptId) / MINUTES_PER_DAY;
}
