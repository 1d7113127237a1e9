import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#lib/app-error';
import type { Database } from '#platform/db';
import { hashKey } from './hash-key.ts';
import { buildWaitText } from './rules/wait-text.ts';

/** So many uses of one key within a window that begins with the first of them. */
export interface RateLimit {
  readonly name: string;
  readonly uses: number;
  readonly windowSeconds: number;
}

/** Counts over all processes, in the database. Keys are hashed: addresses of people are not kept. */
export interface RateLimits {
  /** Counts a use; throws `request.rate_limited` with the wait once there are too many. */
  take(limit: RateLimit, key: string): Promise<void>;
  /** Counts a use; false once there are too many, for where nobody may notice. */
  mayTake(limit: RateLimit, key: string): Promise<boolean>;
  /** Takes one use back that turned out not to count. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  forget(limit: RateLimit, key: string): Promise<void>;
}

/** @param scale multiplies every limit, for tests and benchmarks */
export function createRateLimits({ db, scale }: { db: Database; scale: number }): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, uses, windowSeconds }: RateLimit): RateLimiterPostgres => {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: Math.max(1, Math.round(uses * scale)),
      duration: windowSeconds,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  /** Null when the use is within the limit, else how long to wait. */
  const count = async (limit: RateLimit, key: string): Promise<number | null> => {
    try {
      await limiterOf(limit).consume(hashKey(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext / 1000;
      throw error;
    }
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
    mayTake: async (limit, key) => (await count(limit, key)) === null,
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(hashKey(key));
    },
    forget: async (limit, key) => {
      await limiterOf(limit).delete(hashKey(key));
    },
  };
}
