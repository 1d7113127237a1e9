import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#lib/app-error';
import type { Database } from '#platform/db';
import { countTogether, type CountedUse } from './count-together.ts';
import { hashKey } from './hash-key.ts';
import { retryLater } from './retry-later.ts';
import { countSpentKeys } from './store.ts';
import { buildWaitText } from './templates/wait-text.ts';

/** A second apart: a lost database is there again within them. */
const GIVE_BACK_TRIES = 60;

/** So many uses of one key within a window that begins with the first of them. */
export interface RateLimit {
  readonly name: string;
  readonly uses: number;
  readonly windowSeconds: number;
}

/** How a limit stands after a use. */
interface LimitUse {
  readonly isAllowed: boolean;
  /** Uses of one window. */
  readonly quota: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts over all processes, in the database. Keys are hashed: addresses of people are not kept. */
export interface RateLimits {
  /** Counts a use; throws `request.rate_limited` with the wait once there are too many. */
  take(limit: RateLimit, key: string): Promise<void>;
  /** Counts a use; false once there are too many, for callers who must not be shown it. */
  mayTake(limit: RateLimit, key: string): Promise<boolean>;
  /** Counts a use and says how the limit stands. */
  use(limit: RateLimit, key: string): Promise<LimitUse>;
  /** Whether all uses of this window are taken; counts none. */
  isSpent(limit: RateLimit, key: string): Promise<boolean>;
  /** How many keys have taken all their uses and wait for their window to end. */
  countSpent(limit: RateLimit): Promise<number>;
  /** Takes back one use that turned out not to count; where the database is away, as soon as it can be reached. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  forget(limit: RateLimit, key: string): Promise<void>;
}

interface CountedLimit {
  readonly limiter: RateLimiterPostgres;
  readonly points: number;
  readonly count: (key: string) => Promise<CountedUse<RateLimiterRes>>;
}

/** @param scale multiplies every limit, for tests and benchmarks */
export function createRateLimits({ db, scale }: { db: Database; scale: number }): RateLimits {
  const limiters = new Map<string, CountedLimit>();
  const limiterOf = ({ name, uses, windowSeconds }: RateLimit): CountedLimit => {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const points = Math.max(1, Math.round(uses * scale));
    const limiter = new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: windowSeconds,
    });
    const counted = {
      limiter,
      points,
      count: countTogether(async (key, uses) => consume(limiter, { key, uses })),
    };
    limiters.set(name, counted);
    return counted;
  };

  /** Null when the use is within the limit, else how long to wait. */
  const count = async (limit: RateLimit, key: string): Promise<number | null> => {
    const { points, count } = limiterOf(limit);
    const { counted, usesAfter } = await count(hashKey(key));
    return counted.consumedPoints - usesAfter <= points ? null : counted.msBeforeNext / 1000;
  };

  return {
    take: async (limit, key) => {
      const waitSeconds = await count(limit, key);
      if (waitSeconds === null) return;
      throw new AppError('request.rate_limited', {
        message: buildWaitText(waitSeconds),
        retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)),
      });
    },
    use: async (limit, key) => {
      const { points, count: countUse } = limiterOf(limit);
      const { counted, usesAfter } = await countUse(hashKey(key));
      const used = counted.consumedPoints - usesAfter;
      return {
        isAllowed: used <= points,
        quota: points,
        remaining: Math.max(0, points - used),
        resetSeconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)),
      };
    },
    mayTake: async (limit, key) => (await count(limit, key)) === null,
    isSpent: async (limit, key) => {
      const { limiter, points } = limiterOf(limit);
      const counted = await limiter.get(hashKey(key));
      return counted !== null && counted.consumedPoints >= points;
    },
    countSpent: async (limit) =>
      countSpentKeys(db, { name: limit.name, points: limiterOf(limit).points, now: new Date() }),
    giveBack: async (limit, key) => {
      const reward = async () => limiterOf(limit).limiter.reward(hashKey(key));
      await reward().catch(() => {
        retryLater(reward, { tries: GIVE_BACK_TRIES });
      });
    },
    forget: async (limit, key) => {
      await limiterOf(limit).limiter.delete(hashKey(key));
    },
  };
}

/** The count after these uses, whether they are within the limit or not. */
async function consume(
  limiter: RateLimiterPostgres,
  { key, uses }: { key: string; uses: number },
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, uses);
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}
