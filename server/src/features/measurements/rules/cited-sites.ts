import type { EngineId } from '@citato/contract';
import type { DailySource } from './tallies/pack-sources.ts';
import type { DayWindow } from './thirty-day-window.ts';

/** How many sites the answers of some days cite, of one engine or of all, and whether one of them is the own site. */
export function countCitedSites({
  sources,
  window,
  engine,
  ownDomain,
}: {
  sources: readonly DailySource[];
  window: DayWindow;
  engine: EngineId | undefined;
  ownDomain: string;
}): { sites: number; citesOwn: boolean } {
  const counted = sources.filter(
    ({ day, answers, engine: cited }) =>
      answers > 0 &&
      day >= window.firstDay &&
      day <= window.lastDay &&
      (engine === undefined || cited === engine),
  );
  const sites = new Set(counted.map(({ domain }) => domain));
  return { sites: sites.size, citesOwn: sites.has(ownDomain) };
}
