import { type RomeDay, addDays } from '#lib/rome-time';

/**
 * The day a company is to be looked at after an analysis; null: none. A day of which all its questions have an analysis is
 * looked at once, else the day before: a day that is half over would lay questions beside each other that were not asked
 * equally often. Of a company without a first look the day before counts where it was asked something then.
 */
export function chooseDay({
  lastLooked,
  today,
  isComplete,
  wasAskedBefore,
}: {
  /** Null: never. */
  lastLooked: RomeDay | null;
  today: RomeDay;
  isComplete: boolean;
  wasAskedBefore: boolean;
}): RomeDay | null {
  const day = isComplete ? today : addDays(today, -1);
  if (lastLooked !== null) return lastLooked < day ? day : null;
  return isComplete || wasAskedBefore ? day : null;
}
