import type { FailedReply } from '#adapters/engines';
import type { Context } from '#platform/context';
import { type Queryable, withTransaction } from '#platform/db';
import { mayBeOfPrompt, readBreaker, recordAnswer, recordFailure } from '../rules/engine-breaker.ts';
import { claimProbe, findBreaker, lockBreaker, saveBreaker } from '../store/breakers.ts';
import type { Guarded } from '../tables.ts';

/** Longer than any call, so that one probe is over before the next begins. */
const PROBE_GRACE_MS = 15_000;

/** A breaker's verdict on a call: it may be made, it is the probe, or it may not be made before a moment. */
export type BreakerVerdict =
  | { readonly kind: 'allowed'; readonly wasFailing: boolean }
  | { readonly kind: 'probe'; readonly until: Date }
  | { readonly kind: 'refused'; readonly until: Date };

/** Reads an engine's breaker before calls are booked; only one caller gets the verdict that it makes the probe. */
export async function askBreaker(
  tx: Queryable,
  { engine, now, engineTimeoutMs }: { engine: Guarded; now: Date; engineTimeoutMs: number },
): Promise<BreakerVerdict> {
  const state = await findBreaker(tx, engine);
  const { retryAt } = state;
  if (retryAt === null) return { kind: 'allowed', wasFailing: state.failures > 0 };
  const until = new Date(now.getTime() + engineTimeoutMs + PROBE_GRACE_MS);
  if (readBreaker(state, now) === 'open') return { kind: 'refused', until: retryAt };
  const isOurs = await claimProbe(tx, { engine, pausedUntil: retryAt, now, until });
  return { kind: isOurs ? 'probe' : 'refused', until };
}

/**
 * What a breaker learns from a call that was made. A call that we stopped ourselves says nothing.
 * @param failure why no reply came; null where one came
 * @param askedFor the prompt, or whatever was asked once, the failure may be about
 */
export async function noteHealth(
  deps: Pick<Context, 'db' | 'clock' | 'log'>,
  {
    subject,
    verdict,
    failure,
    askedFor,
  }: { subject: Guarded; verdict: BreakerVerdict; failure: FailedReply | null; askedFor: string },
): Promise<void> {
  const wasInDoubt = verdict.kind !== 'allowed' || verdict.wasFailing;
  if (failure === null) {
    if (wasInDoubt) await noteAnswer(deps, subject);
  } else if (failure.kind !== 'aborted') {
    const { retryAfterSeconds } = failure;
    const ofPrompt = mayBeOfPrompt(failure) ? askedFor : null;
    const isOutOfCredit = failure.kind === 'out_of_credit';
    await noteFailure(deps, { subject, retryAfterSeconds, ofPrompt, isOutOfCredit });
  }
}

/** Enough failures, or the provider's own word, open the breaker for everybody. */
async function noteFailure(
  deps: Pick<Context, 'db' | 'clock' | 'log'>,
  {
    subject: engine,
    ...failure
  }: {
    subject: Guarded;
    retryAfterSeconds: number | null;
    ofPrompt: string | null;
    isOutOfCredit: boolean;
  },
): Promise<void> {
  const now = deps.clock.now();
  const opened = await withTransaction(deps.db, async (tx) => {
    const before = await lockBreaker(tx, engine);
    const state = recordFailure(before, { now, ...failure });
    await saveBreaker(tx, { engine, state });
    return state.openings > before.openings ? state.retryAt : null;
  });
  if (opened !== null)
    deps.log.warn({ engine, until: opened }, 'an engine is paused after failures in a row');
}

/** The probe of an engine has succeeded. */
async function noteAnswer(
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
