import { fixedMinute } from '../rules/due-prompts.ts';
import { addDays, romeDay, romeInstant } from '#lib/rome-time';

/** When a prompt that exists for `days` days would have run: its fixed minute of each, the last one not after `until`. */
export function listPastRuns({
  promptId,
  days,
  until,
}: {
  promptId: string;
  days: number;
  until: Date;
}): Date[] {
  const minute = fixedMinute(promptId);
  const today = romeDay(until);
  const lastDay = romeInstant({ day: today, minute }) <= until ? today : addDays(today, -1);
  return Array.from({ length: days }, (_, index) =>
    romeInstant({ day: addDays(lastDay, index + 1 - days), minute }),
  );
}
