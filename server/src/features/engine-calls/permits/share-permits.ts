import { randomUUID } from 'node:crypto';
import type { EngineId } from '@citato/contract';
import { type Database, isDatabaseUnavailable, withTransaction } from '#platform/db';
import type { Logger } from '#platform/logging';
import { type EnginePermits, createPermitLine } from './lease-permits.ts';
import { decidePermitShare } from '../rules/permit-share.ts';
import { deletePermitLeases, lockPermitLeases, savePermitLease } from '../store/permit-leases.ts';

/** How soon a process that waits asks again, and one that holds more than it uses gives back. */
const ROUND_MS = 250;
const KEEP_UNUSED_MS = 1_000;

/** What this process holds of one engine. */
interface Block {
  held: number;
  /** By the clock of this process; after it others may have the permits. */
  validUntilMs: number;
  savedAtMs: number;
  /** The most permits wanted since the last save: permits that are free only for a moment are not given back. */
  peak: number;
  /** The last saving failed or gave less than was wanted: the next round asks again, not the next call. */
  isShort: boolean;
  saving: Promise<void> | null;
}

export interface SharedPermits extends EnginePermits {
  /** Gives everything back. */
  close(): Promise<void>;
}

/**
 * An engine's permits over all processes: each holds a block in `engine_slots`, sized by its need and the others', renewed
 * well before it expires and given back when unused. A call takes its permit in memory; no connection is held for it.
 * While the database is away and the block has expired a wait for a permit is rejected: its run could not go on either.
 */
export function createSharedPermits({
  db,
  log,
  perEngine,
  perProcess,
  leaseSeconds,
}: {
  db: Database;
  log: Logger;
  perEngine: number;
  perProcess: number;
  leaseSeconds: number;
}): SharedPermits {
  const holder = randomUUID();
  const blocks = new Map<EngineId, Block>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const blockOf = (engine: EngineId): Block => {
    const known = blocks.get(engine);
    if (known !== undefined) return known;
    const block = { held: 0, validUntilMs: 0, savedAtMs: 0, peak: 0, isShort: false, saving: null };
    blocks.set(engine, block);
    return block;
  };
  const countHeld = (engine: EngineId) => {
    const { held, validUntilMs } = blockOf(engine);
    return performance.now() < validUntilMs ? held : 0;
  };
  const line = createPermitLine({
    perProcess,
    countHeld,
    onChange: (engine) => {
      const { demand } = line.countUse(engine);
      const block = blockOf(engine);
      block.peak = Math.max(block.peak, demand);
      if (demand > countHeld(engine) && !block.isShort) save(engine);
      timer ??= setInterval(poll, ROUND_MS).unref();
    },
  });

  const exchange = async (engine: EngineId, block: Block) => {
    const { used, demand } = line.countUse(engine);
    const wanted = Math.max(demand, block.peak);
    block.peak = demand;
    const startedAtMs = performance.now();
    const held = await withTransaction(db, async (tx) => {
      const { holders, turn } = await lockPermitLeases(tx, engine);
      const own = { holder, held: block.held, demand: wanted };
      const others = holders.filter((other) => other.holder !== holder);
      const share = decidePermitShare({ limit: perEngine, own, used, others, turn });
      if (wanted === 0) await deletePermitLeases(tx, { holder, engine });
      else await savePermitLease(tx, { ...own, held: share, engine, leaseSeconds });
      return share;
    });
    block.held = held;
    block.isShort = wanted > held;
    block.savedAtMs = startedAtMs;
    block.validUntilMs = startedAtMs + leaseSeconds * 1000;
  };

  const save = (engine: EngineId) => {
    const block = blockOf(engine);
    if (isClosed || block.saving !== null) return;
    block.saving = exchange(engine, block)
      .catch((error: unknown) => {
        block.isShort = true;
        log.warn({ err: error, engine }, 'The permits of an engine could not be renewed');
        if (isDatabaseUnavailable(error) && countHeld(engine) === 0) line.turnAway(engine, error);
      })
      .finally(() => {
        block.saving = null;
        line.serve();
        if (!block.isShort && line.countUse(engine).demand > countHeld(engine)) save(engine);
      });
  };

  /** Asks for what is missing, gives back what is not used, renews the rest. */
  const poll = () => {
    let isBusy = false;
    for (const [engine, block] of blocks) {
      const { demand } = line.countUse(engine);
      isBusy ||= demand > 0 || block.held > 0;
      const ageMs = performance.now() - block.savedAtMs;
      const isShort = demand > countHeld(engine);
      const isUnused = block.held > demand && ageMs > KEEP_UNUSED_MS;
      const isOld = block.held > 0 && ageMs > (leaseSeconds * 1000) / 3;
      if (isShort || isUnused || isOld) save(engine);
    }
    if (isBusy || timer === null) return;
    clearInterval(timer);
    timer = null;
  };

  return {
    take: (request) => line.take(request),
    close: async () => {
      isClosed = true;
      if (timer !== null) clearInterval(timer);
      await Promise.all([...blocks.values()].map(async ({ saving }) => saving));
      if ([...blocks.values()].some(({ held }) => held > 0)) await deletePermitLeases(db, { holder });
    },
  };
}
