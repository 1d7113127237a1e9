import type { EngineId } from '@citato/contract';
import type { Context } from '#platform/context';
import { type Queryable, withTransaction } from '#platform/db';
import { readBreaker, recordAnswer, recordFailure } from '../rules/engine-breaker.ts';
import { claimTrial, findBreaker, listBreakers, lockBreaker, saveBreaker } from '../store/breakers.ts';
import type { Guarded } from '../tables.ts';

/** Longer than any call, so that one trial is over before the next begins. */
const TRIAL_GRACE_MS = 15_000;

/** How an engine may be asked now: freely, by one call that tries it, or not before a moment. */
export type EngineGate =
  | { readonly kind: 'open'; readonly wasFailing: boolean }
  | { readonly kind: 'trial'; readonly until: Date }
  | { readonly kind: 'paused'; readonly until: Date };

/** Looks at an engine's health before calls are booked; the one caller that may try it is told so. */
export async function passGate(
  tx: Queryable,
  { engine, now, engineTimeoutMs }: { engine: Guarded; now: Date; engineTimeoutMs: number },
): Promise<EngineGate> {
  const state = await findBreaker(tx, engine);
  const { retryAt } = state;
  if (retryAt === null) return { kind: 'open', wasFailing: state.failures > 0 };
  const until = new Date(now.getTime() + engineTimeoutMs + TRIAL_GRACE_MS);
  if (readBreaker(state, now) === 'open') return { kind: 'paused', until: retryAt };
  const isOurs = await claimTrial(tx, { engine, pausedUntil: retryAt, now, until });
  return { kind: isOurs ? 'trial' : 'paused', until };
}

/** The gates of engines that may all be asked freely, by one look; null when one of them is paused or in doubt. */
export async function findOpenGates(
  db: Queryable,
  engines: readonly EngineId[],
): Promise<Map<EngineId, EngineGate> | null> {
  const breakers = await listBreakers(db, engines);
  if ([...breakers.values()].some(({ retryAt }) => retryAt !== null)) return null;
  return new Map(
    engines.map((engine) => [
      engine,
      { kind: 'open', wasFailing: (breakers.get(engine)?.failures ?? 0) > 0 } as const,
    ]),
  );
}

/** A call brought nothing: enough of these, or the provider's own word, pause the engine for everybody. */
export async function noteFailure(
  deps: Pick<Context, 'db' | 'clock' | 'log'>,
  {
    engine,
    retryAfterSeconds,
    ofPrompt = null,
  }: {
    engine: Guarded;
    retryAfterSeconds: number | null;
    /** The prompt, or whatever was asked once, the failure may be about. */
    ofPrompt?: string | null;
  },
): Promise<void> {
  const now = deps.clock.now();
  const opened = await withTransaction(deps.db, async (tx) => {
    const before = await lockBreaker(tx, engine);
    const state = recordFailure(before, { now, retryAfterSeconds, ofPrompt });
    await saveBreaker(tx, { engine, state });
    return state.openings > before.openings ? state.retryAt : null;
  });
  if (opened !== null)
    deps.log.warn({ engine, until: opened }, 'an engine is paused after failures in a row');
}

/** An engine that was in doubt has answered. */
export async function noteAnswer(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  engine: Guarded,
): Promise<void> {
  const now = clock.now();
  const state = await withTransaction(db, async (tx) => {
    const after = recordAnswer(await lockBreaker(tx, engine), { now });
    await saveBreaker(tx, { engine, state: after });
    return after;
  });
  if (state.retryAt === null) log.info({ engine }, 'an engine answers again');
}
