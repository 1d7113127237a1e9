import type { PromptSuggestion } from '@citato/contract';
import { lockUser } from '#features/accounts';
import { AppError } from '#lib/app-error';
import { type SuggestionId, type UserId, newId } from '#lib/ids';
import { type Queryable, type Transaction, withTransaction } from '#platform/db';
import { prepareSuggestionsJob } from './prepare-job.ts';
import { buildSuggestionAnswer } from './rules/suggestion-answer.ts';
import { answersAgain, expiryOf } from './rules/suggestion-life.ts';
import { failLost, findNewestOf, insertPending } from './store.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';
import type { SuggestionRow } from './tables.ts';

const REQUESTS = { name: 'suggestions', uses: 5, windowSeconds: 24 * 60 * 60 };

export interface SuggestionRequest {
  readonly userId: UserId;
  readonly websiteUrl: string;
  readonly companyName: string | null;
  readonly description: string | null;
}

/** Begins to prepare suggestions, or gives those that are there; only what is begun counts against the day's five. */
export async function requestSuggestions(
  deps: SuggestionsDeps,
  request: SuggestionRequest,
): Promise<{ isNew: boolean; suggestion: PromptSuggestion }> {
  const { db, clock, limits } = deps;
  const known = await findAnswer(db, { request, now: clock.now() });
  if (known !== null) return { isNew: false, suggestion: buildSuggestionAnswer(known) };
  // Counted before the transaction, which must not hold one connection while it waits for another.
  await takeOne(deps, request.userId);
  const begun = await withTransaction(db, (tx) => beginRequest(deps, tx, request));
  if (!begun.isNew) await limits.giveBack(REQUESTS, request.userId);
  return { isNew: begun.isNew, suggestion: buildSuggestionAnswer(begun.row) };
}

/** What is there already, when it answers the request. */
async function findAnswer(
  db: Queryable,
  { request, now }: { request: SuggestionRequest; now: Date },
): Promise<SuggestionRow | null> {
  const known = await findNewestOf(db, request);
  return known !== null && answersAgain({ known, typed: request, now }) ? known : null;
}

/** One at a time is prepared for a website: another click may have begun it meanwhile. */
async function beginRequest(
  { clock, queue }: SuggestionsDeps,
  tx: Transaction,
  request: SuggestionRequest,
): Promise<{ isNew: boolean; row: SuggestionRow }> {
  await lockUser(tx, request.userId);
  const now = clock.now();
  const known = await findAnswer(tx, { request, now });
  if (known !== null) return { isNew: false, row: known };
  await failLost(tx, request);
  const id = newId<SuggestionId>();
  const row = await insertPending(tx, { ...request, id, createdAt: now, expiresAt: expiryOf(now) });
  await queue.enqueue(tx, prepareSuggestionsJob, { suggestionId: id }, { groupId: request.userId });
  return { isNew: true, row };
}

async function takeOne({ limits }: SuggestionsDeps, userId: UserId): Promise<void> {
  try {
    await limits.take(REQUESTS, userId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'request.rate_limited') throw error;
    throw new AppError('suggestions.daily_limit', {
      cause: error,
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    });
  }
}
