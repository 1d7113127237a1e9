import type { MentionedCompany } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { DailyTally } from './daily-tally.ts';
import { buildMonitoringFigures } from './monitoring-figures.ts';
import { buildThirtyDayWindow } from './thirty-day-window.ts';

/** The companies the current figures named on the last day with answers before this one, in the same series. */
export function listMentionedBefore(
  day: RomeDay,
  {
    tallies,
    ownName,
    seriesSince,
  }: {
    tallies: readonly DailyTally[];
    ownName: string;
    /** The first day of the series this day belongs to; null = the first. */
    seriesSince: RomeDay | null;
  },
): MentionedCompany[] {
  const earlier = tallies.filter((tally) => tally.day < day && tally.day >= (seriesSince ?? tally.day));
  const lastDay = earlier.reduce<RomeDay | null>(
    (latest, tally) => (latest === null || tally.day > latest ? tally.day : latest),
    null,
  );
  if (lastDay === null) return [];
  const { firstDay } = buildThirtyDayWindow({ lastDay, seriesSince });
  return buildMonitoringFigures({
    tallies: earlier.filter((tally) => tally.day >= firstDay),
    outcomes: [],
    ownName,
    lastDay,
  }).mentionedCompanies;
}
