import { addDays, readRomeClock, romeInstant } from './rome-time.ts';

const MINUTES_PER_DAY = 1440;
const HOUR_MS = 3_600_000;
/** Less than a day, so that a run which started late does not push the next one to the day after. */
const SHORTEST_PAUSE_MS = 20 * HOUR_MS;

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
 * When a prompt is due again: its fixed minute, the first that lies at least 20 hours after its last run.
 * A minute the clock skips runs at the next that exists, one that occurs twice runs once.
 */
export function decideNextRun({ promptId, lastRunAt }: { promptId: string; lastRunAt: Date }): Date {
  const minute = fixedMinute(promptId);
  const earliest = new Date(lastRunAt.getTime() + SHORTEST_PAUSE_MS);
  const { day } = readRomeClock(earliest);
  const sameDay = romeInstant({ day, minute });
  return sameDay >= earliest ? sameDay : romeInstant({ day: addDays(day, 1), minute });
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

/** Spreads what the day's budget could not carry over the first hour of the next Rome day. */
export function decideDeferredStart({ promptId, now }: { promptId: string; now: Date }): Date {
  const { day } = readRomeClock(now);
  const minute = Math.floor(fixedMinute(promptId) / 24);
  return romeInstant({ day: addDays(day, 1), minute });
}
