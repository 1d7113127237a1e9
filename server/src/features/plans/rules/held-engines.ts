import type { EngineId, PlanId } from '@citato/contract';

/**
 * The engines of a deployment that a plan asks. A plan that would ask none of them asks them all: an account without any
 * engine would never get an answer.
 */
export function listHeldEngines({
  available,
  withheld,
}: {
  available: readonly EngineId[];
  withheld: readonly EngineId[];
}): readonly EngineId[] {
  const held = available.filter((engine) => !withheld.includes(engine));
  return held.length > 0 ? held : available;
}

/** The first plan that asks an engine; null where none does. @param plans cheapest first */
export function findPlanWith<
  Row extends { readonly id: PlanId; readonly withheldEngines: readonly EngineId[] },
>({ engine, plans }: { engine: EngineId; plans: readonly Row[] }): Row | null {
  return plans.find(({ withheldEngines }) => !withheldEngines.includes(engine)) ?? null;
}
