import type { RomeDay } from '#lib/rome-time';
import type { SourceColumns } from './month-columns.ts';
import { writeDay } from './unpack-tallies.ts';
import { elementAt } from './word-list.ts';
import type { DailySource } from './pack-sources.ts';

/** The cited sites behind the columns of a month (its first day). */
export function unpackSources({ month, columns }: { month: RomeDay; columns: SourceColumns }): DailySource[] {
  let first = 0;
  return columns.domains.flatMap((domain, number) => {
    const start = first;
    first = elementAt(columns.domainEnds, number);
    return columns.answers.slice(start, first).map((answers, offset) => ({
      domain,
      day: writeDay(month, elementAt(columns.factDays, start + offset)),
      engine: elementAt(columns.engines, elementAt(columns.factEngines, start + offset) - 1),
      answers,
    }));
  });
}
