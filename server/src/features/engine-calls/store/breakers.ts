import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db';
import { type BreakerState, HEALTHY } from '../rules/engine-breaker.ts';
import { type Guarded, engineBreakers } from '../tables.ts';

const { engine: breakerEngine, failures, failingSince, openings, retryAt, probeUntil } = engineBreakers;
const { failingPrompts, isOutOfCredit } = engineBreakers;
const stateColumns = { failures, failingSince, openings, retryAt, failingPrompts, isOutOfCredit };

export async function findBreaker(db: Queryable, engine: Guarded): Promise<BreakerState> {
  const [state] = await db
    .select(stateColumns)
    .from(engineBreakers)
    .where(eq(breakerEngine, engine))
    .prepare('engine_calls_breaker')
    .execute();
  return state ?? HEALTHY;
}

/** The state of one engine, kept from others until the transaction ends. */
export async function lockBreaker(tx: Transaction, engine: Guarded): Promise<BreakerState> {
  await tx.insert(engineBreakers).values({ engine }).onConflictDoNothing();
  const [state] = await tx
    .select(stateColumns)
    .from(engineBreakers)
    .where(eq(breakerEngine, engine))
    .for('update');
  return state ?? HEALTHY;
}

/** Writes an engine's health; a probe under way is over. */
export async function saveBreaker(
  tx: Queryable,
  { engine, state }: { engine: Guarded; state: BreakerState },
): Promise<void> {
  await tx
    .update(engineBreakers)
    .set({ ...state, failingPrompts: [...state.failingPrompts], probeUntil: null })
    .where(eq(breakerEngine, engine));
}

/**
 * True for the one caller that may try an engine whose pause is over; a probe that never ended does not block the next.
 * @param pausedUntil the pause that is over: when another has begun meanwhile, nobody may
 */
export async function claimProbe(
  tx: Queryable,
  { engine, pausedUntil, now, until }: { engine: Guarded; pausedUntil: Date; now: Date; until: Date },
): Promise<boolean> {
  const rows = await tx
    .update(engineBreakers)
    .set({ probeUntil: until })
    .where(
      and(eq(breakerEngine, engine), eq(retryAt, pausedUntil), or(isNull(probeUntil), lte(probeUntil, now))),
    )
    .returning({ engine: breakerEngine });
  return rows.length > 0;
}
