import type { EngineId } from '@citato/contract';

/** Permits granted for calls of one engine; each is given back by itself, as its call ends. */
export interface PermitLease {
  readonly granted: number;
  readonly releaseOne: () => void;
}

/**
 * What permits are wanted for: answers somebody waits for and their reading, other answers and theirs, or texts of ours
 * (suggestions, task lists).
 */
export type PermitPurpose = 'urgent' | 'answers' | 'writing';

export interface PermitRequest {
  readonly engine: EngineId;
  readonly wanted: number;
  readonly signal: AbortSignal;
  readonly purpose?: PermitPurpose;
}

/** Keeps the number of calls to an engine within its limit. */
export interface EnginePermits {
  /**
   * Waits for at least one permit and takes as many as are free, at most `wanted`; rejects when `signal` aborts, or when
   * the database is away and no permit is held.
   */
  take(request: PermitRequest): Promise<PermitLease>;
}

/** The queue for an engine's permits, with the calls under way. */
export interface PermitLine extends EnginePermits {
  /** Calls under way, and those that could be under way if there were permits for all. */
  countUse(engine: EngineId): { used: number; demand: number };
  /** Says that there may be more permits than before. */
  serve(): void;
  /** Rejects who waits for this engine. */
  turnAway(engine: EngineId, reason: unknown): void;
}

interface Waiter {
  readonly engine: EngineId;
  readonly wanted: number;
  readonly purpose: PermitPurpose;
  readonly grant: (count: number) => void;
  readonly giveUp: (reason: unknown) => void;
}

/**
 * Who has waited longest is served first; where several purposes wait for one engine they take turns, so that a first
 * analysis or a single text never waits for a day of answers, nor answers for a crowd of texts.
 */
export function createPermitLine({
  perProcess,
  countHeld,
  onChange,
}: {
  /** Calls of all engines this process makes at a time. */
  perProcess: number;
  /** Permits of an engine this process may use now. */
  countHeld: (engine: EngineId) => number;
  /** Called when calls to an engine begin to wait, or end. */
  onChange: (engine: EngineId) => void;
}): PermitLine {
  const used = new Map<EngineId, number>();
  let usedInAll = 0;
  let turn = 0;
  /** The turn in which an engine last served a purpose. */
  const turns = new Map<EngineId, Map<PermitPurpose, number>>();
  const waiters = new Set<Waiter>();

  const countUsed = (engine: EngineId) => used.get(engine) ?? 0;
  const change = (engine: EngineId, by: number) => {
    used.set(engine, countUsed(engine) + by);
    usedInAll += by;
  };
  const countFree = (engine: EngineId) =>
    Math.min(countHeld(engine) - countUsed(engine), perProcess - usedInAll);
  const findNext = () => {
    const ready = [...waiters].filter(({ engine }) => countFree(engine) > 0);
    const [longest] = ready;
    if (longest === undefined) return null;
    const served = turns.get(longest.engine);
    const lastTurn = ({ purpose }: Waiter) => served?.get(purpose) ?? 0;
    return ready
      .filter(({ engine }) => engine === longest.engine)
      .reduce((best, waiter) => (lastTurn(waiter) < lastTurn(best) ? waiter : best));
  };
  const serve = () => {
    for (let next = findNext(); next !== null; next = findNext()) {
      const { engine, wanted, purpose, grant } = next;
      const granted = Math.min(wanted, countFree(engine));
      waiters.delete(next);
      turn += 1;
      turns.set(engine, (turns.get(engine) ?? new Map<PermitPurpose, number>()).set(purpose, turn));
      change(engine, granted);
      grant(granted);
    }
  };
  const release = (engine: EngineId) => {
    change(engine, -1);
    serve();
    onChange(engine);
  };

  return {
    serve,
    turnAway: (engine, reason) => {
      for (const waiter of [...waiters]) if (waiter.engine === engine) waiter.giveUp(reason);
    },
    countUse: (engine) => {
      const waiting = [...waiters].reduce(
        (total, waiter) => total + (waiter.engine === engine ? waiter.wanted : 0),
        0,
      );
      return {
        used: countUsed(engine),
        demand: Math.max(countUsed(engine), Math.min(perProcess, countUsed(engine) + waiting)),
      };
    },
    async take({ engine, wanted, signal, purpose = 'answers' }) {
      signal.throwIfAborted();
      const granted = await new Promise<number>((resolve, reject) => {
        const onAbort = () => waiter.giveUp(signal.reason);
        const waiter: Waiter = {
          engine,
          wanted,
          purpose,
          grant: (count) => {
            signal.removeEventListener('abort', onAbort);
            resolve(count);
          },
          giveUp: (reason) => {
            signal.removeEventListener('abort', onAbort);
            waiters.delete(waiter);
            reject(asError(reason));
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiters.add(waiter);
        serve();
        onChange(engine);
      });
      return { granted, releaseOne: () => release(engine) };
    },
  };
}

function asError(reason: unknown): Error {
  return reason instanceof Error
    ? reason
    : new Error('The wait for a permit was given up', { cause: reason });
}
