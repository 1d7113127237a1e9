import { addDays, readRomeClock, romeInstant } from '#lib/rome-time';

const MINUTES_PER_DAY = 1440;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Short, so that an analysis by hand does not delay the automatic one by more than a day. */
const MIN_PAUSE_MS = 4 * HOUR_MS;

/** The fixed minute of the Rome day (0–1439) a prompt runs at: spread evenly by a hash of its id (FNV-1a). */
export function fixedMinute(promptId: string): number {
  let hash = 0x811c9dc5;
  for (const character of promptId) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash % MINUTES_PER_DAY;
}

/**
 * When a prompt is due again: its fixed minute, the first that lies at least 4 hours after its last run of
 * any kind: 28 hours later at most, 29 over the night that has an hour twice.
 * A minute the clock skips runs at the next that exists, one that occurs twice runs once.
 */
export function decideNextRun({ promptId, lastRunAt }: { promptId: string; lastRunAt: Date }): Date {
  const minute = fixedMinute(promptId);
  const earliest = new Date(lastRunAt.getTime() + MIN_PAUSE_MS);
  const { day } = readRomeClock(earliest);
  const sameDay = romeInstant({ day, minute });
  return sameDay >= earliest ? sameDay : romeInstant({ day: addDays(day, 1), minute });
}

/** More than any pause, with room to spare. */
const FURTHEST_AHEAD_MS = 72 * HOUR_MS;

/** No run lies beyond this moment, unless it was planned by a clock that has gone back since. */
export function furthestRun(now: Date): Date {
  return new Date(now.getTime() + FURTHEST_AHEAD_MS);
}

/**
 * The first of a prompt's minutes that lies ahead, and far enough from a run that is only just over: for prompts that a
 * wrong clock has planned or that come back from the archive, so that they do not all run at once.
 */
export function replanRun({
  promptId,
  now,
  lastRunAt = null,
}: {
  promptId: string;
  now: Date;
  lastRunAt?: Date | null;
}): Date {
  const pauseAgo = new Date(now.getTime() - MIN_PAUSE_MS);
  const isRecent = lastRunAt !== null && lastRunAt > pauseAgo && lastRunAt <= now;
  return decideNextRun({ promptId, lastRunAt: isRecent ? lastRunAt : pauseAgo });
}

/** A prompt's minute of the next Rome day. */
export function replanTomorrow({ promptId, now }: { promptId: string; now: Date }): Date {
  const { day } = readRomeClock(now);
  return romeInstant({ day: addDays(day, 1), minute: fixedMinute(promptId) });
}

export type DueVerdict = 'run' | 'unschedule';

/** Whether a prompt whose time has come may run: paid plans only, active prompts only. */
export function decideDue({
  promptAnalysisEnabled,
  isActive,
}: {
  promptAnalysisEnabled: boolean;
  isActive: boolean;
}): DueVerdict {
  return promptAnalysisEnabled && isActive ? 'run' : 'unschedule';
}

/** A user whose part of the day's budget is spent waits this long, so that others go first. */
const SHARE_PAUSE_MINUTES = 15;

/**
 * When an analysis stopped by the budget goes on: where the day's budget is spent, spread over the first hour of the
 * next Rome day; where only its user's part is spent, tried again in 15 to 30 minutes.
 */
export function decideDeferredStart({
  promptId,
  now,
  reason,
}: {
  promptId: string;
  now: Date;
  reason: 'over_budget' | 'over_share';
}): Date {
  const spread = fixedMinute(promptId) / MINUTES_PER_DAY;
  if (reason === 'over_share')
    return new Date(now.getTime() + (1 + spread) * SHARE_PAUSE_MINUTES * MINUTE_MS);
  const { day } = readRomeClock(now);
  return romeInstant({ day: addDays(day, 1), minute: Math.floor(60 * spread) });
}
