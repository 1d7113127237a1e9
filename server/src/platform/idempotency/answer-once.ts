import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { deleteExpiredKeys, findKept, keepAnswer, takeKey } from './store.ts';

const KEPT_MS = 24 * 60 * 60_000;

interface RepeatableRequest<Answer> {
  readonly userId: AccountId;
  /** What is asked for, by one name: the same id may be used for something else. */
  readonly operation: string;
  /** Without one the work is done each time. */
  readonly requestId: string | undefined;
  /** Everything the work depends on. */
  readonly parameters: unknown;
  readonly now: Date;
  /** How an answer is stored and read again. */
  readonly schema: z.core.$ZodType<Answer>;
}

/**
 * Does the work of a request once and gives its first answer at every repetition within a day, also to one that comes
 * while the first is under way: it waits for that transaction. What ends in an error was not done, and may be asked
 * again under the same id; the same id for other parameters is refused.
 */
export async function answerOnce<Answer>(
  tx: Transaction,
  { userId, operation, requestId, parameters, now, schema }: RepeatableRequest<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (requestId === undefined) return work();
  const key = { userId, operation, requestId };
  const parametersHash = createHash('sha256').update(JSON.stringify(parameters)).digest('hex');
  const isFirst = await takeKey(tx, { ...key, parametersHash, createdAt: now, expiredAt: expiryOf(now) });
  if (isFirst) {
    const answer = await work();
    await keepAnswer(tx, { ...key, answer });
    return answer;
  }
  const kept = await findKept(tx, key);
  if (kept?.parametersHash !== parametersHash) throw new AppError('request.repeated_otherwise');
  return z.parse(schema, kept.answer);
}

/** Forgets what is no longer repeated. */
export async function purgeAnswers(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  return deleteExpiredKeys(db, { expiredAt: expiryOf(now), limit });
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}
