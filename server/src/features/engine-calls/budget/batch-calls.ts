import { type Batcher, createBatcher } from '#lib/async/batcher';
import { romeDaySpan } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { bookCalls } from './book-calls.ts';
import { bookVisitorCall } from './book-visitor-call.ts';
import { settleCalls } from './settle-calls.ts';
import type { NewEngineCall, SettledCall } from '../store/ledger.ts';
import type { Guarded } from '../tables.ts';
import { type BreakerVerdict, askBreaker } from '../breakers/watch-engine.ts';

/** Calls of our own models, of which many are made at a time: each step of them is one statement for all. */
export interface CallBatchers {
  readonly breakers: Batcher<Guarded, BreakerVerdict>;
  /** Whether the call is booked and may be made. */
  readonly bookings: Batcher<NewEngineCall, boolean>;
  /** The same for visitors without an account, each within their own part of the day's money. */
  readonly visitorBookings: Pick<Batcher<NewEngineCall, boolean>, 'add'>;
  readonly settlements: Batcher<SettledCall, null>;
}

type Deps = Pick<Context, 'db' | 'clock'> & {
  /** US cents a Rome day for all users; null = no limit. */
  readonly dailyBudgetCents: number | null;
  /** The visitors' own part of the day's money, in US cents. */
  readonly visitorBudgetCents: number;
  readonly engineTimeoutMs: number;
};

/** A call waits at most so long for others at each step; a lone call does not wait. */
const WAIT_MS = 10;
const MAX_ITEMS = 50;

/** One for all callers of a process. */
export function createCallBatchers(deps: Deps): CallBatchers {
  const { db, clock, dailyBudgetCents: budgetCents, visitorBudgetCents } = deps;
  const bounds = { max: MAX_ITEMS, waitMs: WAIT_MS };
  return {
    breakers: createBatcher({ ...bounds, work: (wanted) => askBreakers(deps, wanted) }),
    bookings: createBatcher({
      ...bounds,
      work: async (calls) => {
        const booked = await bookCalls(db, { calls, budgetCents, day: romeDaySpan(clock.now()) });
        return calls.map((call) => booked.includes(call));
      },
    }),
    visitorBookings: { add: (call) => bookVisitorCall(db, { call, budgetCents, visitorBudgetCents }) },
    settlements: createBatcher({
      ...bounds,
      work: async (calls) => {
        await settleCalls(db, { calls, finishedAt: clock.now() });
        return calls.map(() => null);
      },
    }),
  };
}

/** One read for all that ask about an engine; only the first may be the probe. */
async function askBreakers(
  { db, clock, engineTimeoutMs }: Deps,
  wanted: readonly Guarded[],
): Promise<BreakerVerdict[]> {
  const verdicts = new Map<Guarded, BreakerVerdict>();
  const passed: BreakerVerdict[] = [];
  for (const engine of wanted) {
    const verdict =
      verdicts.get(engine) ?? (await askBreaker(db, { engine, now: clock.now(), engineTimeoutMs }));
    verdicts.set(engine, verdict.kind === 'probe' ? { kind: 'refused', until: verdict.until } : verdict);
    passed.push(verdict);
  }
  return passed;
}
