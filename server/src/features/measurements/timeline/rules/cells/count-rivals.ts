import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { NamedCells } from '../../../rules/packed-days/read-names.ts';
import type { NamedInCompanyMonth } from './named-days.ts';
import { type ComparedDays, OUTSIDE, pairOf } from './place-cells.ts';

/** Where other companies are named on both sides of a comparison. */
export interface NamedOnSides {
  /** Months that are added up for the whole company: all pairs together. */
  readonly stored: readonly NamedInCompanyMonth[];
  /** What of these months may not be compared. */
  readonly excluded: readonly NamedCells[];
  /** The prompts' months that are not added up. */
  readonly cells: readonly NamedCells[];
}

/** Ok answers of one day and engine that name another company. */
export interface RivalDay {
  readonly key: string;
  readonly engine: EngineId;
  readonly day: RomeDay;
  mentions: number;
}

/**
 * Ok answers that name other companies, by day and engine, on both sides and of the pairs that may be compared: sums of
 * the company less what may not be compared, and the prompts themselves where there is no sum.
 */
export function countRivals(
  { stored, excluded, cells }: NamedOnSides,
  { pairs, engines, sideOf }: ComparedDays & { pairs: ReadonlySet<string>; engines: ReadonlySet<EngineId> },
): RivalDay[] {
  const counts = new Map<string, (RivalDay | undefined)[]>();
  const add = (
    named: NamedInCompanyMonth | NamedCells,
    { sign, isCounted }: { sign: 1 | -1; isCounted: (engine: EngineId) => boolean },
  ) => {
    const { key, month, days, engineOf, mentions } = named;
    const { dayNames, sides } = sideOf(month);
    const ofEngines = named.engines.map((engine) => {
      if (!isCounted(engine)) return null;
      const name = `${engine} ${month} ${key}`;
      const known = counts.get(name) ?? [];
      counts.set(name, known);
      return { engine, known };
    });
    for (let cell = 0; cell < mentions.length; cell += 1) {
      const day = days[cell] ?? 0;
      const found = ofEngines[(engineOf[cell] ?? 0) - 1];
      if (found === null || found === undefined || sides[day] === OUTSIDE) continue;
      const count = (found.known[day] ??= {
        key,
        engine: found.engine,
        day: dayNames[day] ?? '',
        mentions: 0,
      });
      count.mentions += sign * (mentions[cell] ?? 0);
    }
  };
  for (const one of stored) add(one, { sign: 1, isCounted: (engine) => engines.has(engine) });
  for (const one of excluded)
    add(one, {
      sign: -1,
      isCounted: (engine) => engines.has(engine) && !pairs.has(pairOf(engine, one.promptId)),
    });
  for (const one of cells)
    add(one, { sign: 1, isCounted: (engine) => pairs.has(pairOf(engine, one.promptId)) });
  return [...counts.values()].flatMap((ofDays) => ofDays.filter((one) => one !== undefined));
}
