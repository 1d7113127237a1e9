import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
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

/** The sites cited by answers of some days, each prompt's over a window of its own, most cited first; an answer belongs to one prompt, day and engine. */
export function rankCitedSites({
  sources,
  windows,
}: {
  sources: readonly (DailySource & { promptId: PromptId })[];
  windows: ReadonlyMap<PromptId, DayWindow>;
}): { domain: string; answers: number }[] {
  const sums = new Map<string, number>();
  for (const { promptId, domain, day, answers } of sources) {
    const window = windows.get(promptId);
    if (window === undefined || answers === 0 || day < window.firstDay || day > window.lastDay) continue;
    sums.set(domain, (sums.get(domain) ?? 0) + answers);
  }
  return [...sums]
    .map(([domain, answers]) => ({ domain, answers }))
    .sort((a, b) => b.answers - a.answers || (a.domain < b.domain ? -1 : 1));
}
