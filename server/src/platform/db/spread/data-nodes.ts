import { setTimeout as pause } from 'node:timers/promises';
import type { CompanyId } from '#lib/ids';
import type { Database } from '../database.ts';
import { cancelWaiting, findNode, isDatabaseSpread, listDownNodes } from './node-queries.ts';

const LOOK_EVERY_MS = 2_000;
const WAIT_STEP_MS = 250;
/** What is paid for waits so long for its node to come back. */
const MAX_WAIT_MS = 60_000;

/** The machines that hold what grows with answers: which of them answer, and whose rows lie there. */
export interface DataNodes {
  /** False: everything lies on one PostgreSQL. */
  readonly isSpread: boolean;
  /** Those that do not answer, as `host:port`. */
  listDown(): readonly string[];
  /** False while the node that holds a company's rows does not answer. */
  isReachable(companyId: CompanyId): Promise<boolean>;
  /** Does what touches a company's rows once their node answers, and again where it was lost on the way. */
  whenReachable<Result>(companyId: CompanyId, work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

const ONE_SERVER: DataNodes = {
  isSpread: false,
  listDown: () => [],
  isReachable: () => Promise.resolve(true),
  whenReachable: (_companyId, work) => work(),
  stop: () => Promise.resolve(),
};

/**
 * Looks after the nodes of a spread database until it is stopped.
 * @param openOwn connections of its own: those of the pool may all wait for a node that hangs
 */
export async function openDataNodes(db: Database, openOwn: () => Database): Promise<DataNodes> {
  if (!(await isDatabaseSpread(db))) return ONE_SERVER;
  const own = openOwn();
  const nodes = await watchDataNodes({
    listDown: async () => {
      const down = await listDownNodes(own);
      if (down.length > 0) await cancelWaiting(own);
      return down;
    },
    findNode: (companyId) => findNode(own, companyId),
  });
  return {
    ...nodes,
    stop: async () => {
      await nodes.stop();
      await own.$client.end();
    },
  };
}

/** The first look is over when it gives back: what is down by then is known before anybody is served. */
export async function watchDataNodes({
  lookEveryMs = LOOK_EVERY_MS,
  maxWaitMs = MAX_WAIT_MS,
  listDown: look,
  findNode: place,
}: {
  lookEveryMs?: number;
  maxWaitMs?: number;
  listDown: () => Promise<readonly string[]>;
  findNode: (companyId: CompanyId) => Promise<string | null>;
}): Promise<DataNodes> {
  let down: readonly string[] = [];
  let looking: Promise<void> | null = null;
  const refresh = (): Promise<void> => {
    looking ??= look()
      .then((found) => {
        down = found;
      })
      // The coordinator itself does not answer: its own checks say so.
      .catch(() => undefined)
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  await refresh();
  const timer = setInterval(() => void refresh(), lookEveryMs);
  timer.unref();

  const isReachable = async (companyId: CompanyId): Promise<boolean> => {
    if (down.length === 0) return true;
    const node = await place(companyId);
    return node === null || !down.includes(node);
  };
  return {
    isSpread: true,
    listDown: () => down,
    isReachable,
    whenReachable: async (companyId, work) => {
      const endsAt = performance.now() + maxWaitMs;
      for (;;) {
        while (!(await isReachable(companyId)) && performance.now() < endsAt) await pause(WAIT_STEP_MS);
        try {
          return await work();
        } catch (error) {
          if (performance.now() >= endsAt) throw error;
          // A node that dies says so in many ways, in the middle of a commit as well.
          await refresh();
          if (await isReachable(companyId)) throw error;
        }
      }
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
