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

/**
 * Ok answers that name other companies, by day and engine, on both sides and of the pairs that may be compared: sums of
 * the company less what may not be compared, and the prompts themselves where there is no sum.
 */
export function countRivals(
  { stored, excluded, cells }: NamedOnSides,
  { pairs, engines, sideOf }: ComparedDays & { pairs: ReadonlySet<string>; engines: ReadonlySet<EngineId> },
): { key: string; engine: EngineId; day: RomeDay; mentions: number }[] {
  const counts = new Map<string, { key: string; engine: EngineId; day: RomeDay; mentions: number }>();
  const add = (
    named: NamedInCompanyMonth | NamedCells,
    { sign, isCounted }: { sign: 1 | -1; isCounted: (engine: EngineId) => boolean },
  ) => {
    const { dayNames, sides } = sideOf(named.month);
    const counted = named.engines.map((engine) => (isCounted(engine) ? engine : null));
    for (const [cell, mentions] of named.mentions.entries()) {
      const day = named.days[cell] ?? 0;
      const engine = counted[(named.engineOf[cell] ?? 0) - 1] ?? null;
      if (engine === null || sides[day] === OUTSIDE) continue;
      const dayName = dayNames[day] ?? '';
      const name = `${engine} ${dayName} ${named.key}`;
      const known = counts.get(name) ?? { key: named.key, engine, day: dayName, mentions: 0 };
      counts.set(name, known);
      known.mentions += sign * mentions;
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
  return [...counts.values()];
}
