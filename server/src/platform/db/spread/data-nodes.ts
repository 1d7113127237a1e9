import { setTimeout as pause } from 'node:timers/promises';
import type { CompanyId } from '#lib/ids';
import type { Database } from '../database.ts';
import { findNode, isDatabaseSpread, listDownNodes } from './node-queries.ts';

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
  stop(): void;
}

const ONE_SERVER: DataNodes = {
  isSpread: false,
  listDown: () => [],
  isReachable: () => Promise.resolve(true),
  whenReachable: (_companyId, work) => work(),
  stop: () => undefined,
};

/** Looks after the nodes of a spread database until it is stopped. */
export async function watchDataNodes(
  db: Database,
  {
    lookEveryMs = LOOK_EVERY_MS,
    maxWaitMs = MAX_WAIT_MS,
    listDown: look = () => listDownNodes(db),
    findNode: place = (companyId) => findNode(db, companyId),
    isSpread = () => isDatabaseSpread(db),
  }: {
    lookEveryMs?: number;
    maxWaitMs?: number;
    listDown?: () => Promise<readonly string[]>;
    findNode?: (companyId: CompanyId) => Promise<string | null>;
    isSpread?: () => Promise<boolean>;
  } = {},
): Promise<DataNodes> {
  if (!(await isSpread())) return ONE_SERVER;
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
    stop: () => {
      clearInterval(timer);
    },
  };
}
