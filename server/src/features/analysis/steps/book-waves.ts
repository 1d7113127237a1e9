import type { EngineId } from '@citato/contract';
import type { AnswerEngine } from '#adapters/engines';
import {
  type BreakerVerdict,
  type NewEngineCall,
  bookShares,
  bookUnlimited,
  isLimited,
  askBreaker,
} from '#features/engine-calls';
import { type EngineCallId, newIdAt } from '#lib/ids';
import { romeDaySpan } from '#lib/rome-time';
import { type Queryable, type Transaction, withTransaction } from '#platform/db';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { type OpenRun, RunLostError } from './store-answers.ts';
import { listHeld, selectHeld } from '../store/fences.ts';
import { hasWaitingBeside } from '../store/open-analyses.ts';

/** Samples of one engine a run has permits for. */
export interface Booking {
  readonly run: OpenRun;
  readonly engine: Pick<AnswerEngine, 'id' | 'model' | 'estimatedCostMicroDollars'>;
  readonly samples: readonly number[];
}

/** A call as the ledger books it, with the sample it is for. */
export type PlannedCall = NewEngineCall & { readonly sample: number };

/** Calls that may be made now; `deferral` says what becomes of those that may not. */
export interface Wave {
  readonly calls: readonly PlannedCall[];
  /** What the engine's breaker says. */
  readonly verdict: BreakerVerdict;
  readonly deferral: 'over_budget' | 'over_share' | null;
}

type Deps = Pick<AnalysisFeatureDeps, 'db' | 'clock' | 'policy'>;

/**
 * Books the calls of many runs before they are made, as far as the breakers and the day's budget allow. A run whose
 * fence was lost meanwhile gets an error of its own.
 */
export async function bookWaves(deps: Deps, bookings: readonly Booking[]): Promise<(Wave | Error)[]> {
  const budgetCents = deps.policy.dailyBudgetCents;
  const isUnlimited = bookings.every(({ engine }) => !isLimited({ budgetCents, ...engine }));
  const booked = isUnlimited ? await bookFreely(deps, bookings) : null;
  return booked ?? withTransaction(deps.db, (tx) => bookIn(deps, tx, bookings));
}

/**
 * Without a budget and with all breakers closed no decision is needed between statements. Null: one breaker is not
 * closed.
 */
async function bookFreely(
  { db, clock }: Deps,
  bookings: readonly Booking[],
): Promise<(Wave | Error)[] | null> {
  const now = clock.now();
  const planned = bookings.map((booking) => ({ ...booking, calls: planCalls(booking, now) }));
  const booked = await bookUnlimited(db, {
    calls: planned.flatMap(({ calls }) => calls),
    held: selectHeld(bookings.map(({ run }) => run.fence)),
    engines: [...new Set(bookings.map(({ engine }) => engine.id))],
  });
  if (booked === null) return null;
  return planned.map(({ run, engine, calls }) =>
    booked.analyses.has(run.analysis.id)
      ? { calls, verdict: { kind: 'allowed', wasFailing: booked.failing.has(engine.id) }, deferral: null }
      : new RunLostError('The analysis is no longer ours'),
  );
}

async function bookIn(deps: Deps, tx: Transaction, bookings: readonly Booking[]): Promise<(Wave | Error)[]> {
  const now = deps.clock.now();
  const held = await listHeld(
    tx,
    bookings.map(({ run }) => run.fence),
  );
  const isHeld = ({ run }: Booking) => held.has(run.analysis.id);
  const verdicts = await askBreakers(deps, tx, { bookings: bookings.filter(isHeld), now });
  const waves = bookings.map((booking) => ({
    booking,
    verdict: isHeld(booking) ? verdicts.get(booking) : undefined,
    wanted: planAllowed(booking, { verdict: verdicts.get(booking), now }),
  }));
  const day = romeDaySpan(now);
  const shares = await bookShares(tx, {
    requests: waves.map(({ wanted }) => wanted),
    budgetCents: deps.policy.dailyBudgetCents,
    day,
    isOtherWaiting: (users) => hasWaitingBeside(tx, { users, now, dayEndsAt: day.until }),
  });
  return waves.map(({ verdict }, index) => {
    const share = shares[index];
    if (verdict === undefined || share === undefined)
      return new RunLostError('The analysis is no longer ours');
    return { calls: share.booked, verdict, deferral: share.shortOf };
  });
}

/** Of each engine's bookings only the first may be the probe; the others are refused. */
async function askBreakers(
  { policy: { engineTimeoutMs } }: Deps,
  tx: Queryable,
  { bookings, now }: { bookings: readonly Booking[]; now: Date },
): Promise<Map<Booking, BreakerVerdict>> {
  const verdicts = new Map<Booking, BreakerVerdict>();
  const byEngine: Map<EngineId, Booking[]> = Map.groupBy(bookings, ({ engine }) => engine.id);
  for (const [engine, ofEngine] of byEngine) {
    const verdict = await askBreaker(tx, { engine, now, engineTimeoutMs });
    const isForOne = verdict.kind === 'probe';
    for (const [index, booking] of ofEngine.entries())
      verdicts.set(booking, isForOne && index > 0 ? { kind: 'refused', until: verdict.until } : verdict);
  }
  return verdicts;
}

function planAllowed(
  booking: Booking,
  { verdict, now }: { verdict: BreakerVerdict | undefined; now: Date },
): PlannedCall[] {
  if (verdict === undefined || verdict.kind === 'refused') return [];
  const { samples } = booking;
  return planCalls({ ...booking, samples: verdict.kind === 'probe' ? samples.slice(0, 1) : samples }, now);
}

function planCalls({ run: { analysis }, engine, samples }: Booking, now: Date): PlannedCall[] {
  return samples.map((sample) => ({
    id: newIdAt<EngineCallId>(now),
    userId: analysis.userId,
    promptId: analysis.promptId,
    analysisId: analysis.id,
    purpose: 'answer',
    engine: engine.id,
    model: engine.model,
    estimatedCostMicroDollars: engine.estimatedCostMicroDollars,
    startedAt: now,
    sample,
  }));
}
