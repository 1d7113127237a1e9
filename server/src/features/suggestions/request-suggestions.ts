import type { PromptSuggestion } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import { type SuggestionId, type AccountId, newId } from '#lib/ids';
import { romeDaySpan } from '#lib/rome-time';
import { type Queryable, type Transaction, withTransaction } from '#platform/db';
import { getSuggestionAllowance } from './get-suggestion-allowance.ts';
import { prepareSuggestionsJob } from './prepare-job.ts';
import { buildSuggestionAnswer, describeDailyLimit } from './templates/suggestion-answer.ts';
import { answersAgain, expiryOf } from './rules/suggestion-life.ts';
import { failLost, findNewestOf, insertPending } from './store.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';
import type { SuggestionRow } from './tables.ts';

/** A site that cannot be read does not count against the day's number, but such requests are limited too. */
const TRIES = { name: 'suggestion-tries', uses: 60, windowSeconds: 60 * 60 };

export interface SuggestionRequest {
  readonly userId: AccountId;
  readonly websiteUrl: string;
  readonly companyName: string | null;
  readonly description: string | null;
}

/** Begins to prepare suggestions, or returns those that exist; only new preparations count against the day's number. */
export async function requestSuggestions(
  deps: SuggestionsDeps,
  request: SuggestionRequest,
): Promise<{ isNew: boolean; suggestion: PromptSuggestion }> {
  const { db, clock, limits } = deps;
  const known = await findAnswer(db, { request, now: clock.now() });
  if (known !== null) return { isNew: false, suggestion: buildSuggestionAnswer(known) };
  // Counted before the transaction, which must not hold one connection while it waits for another.
  await limits.take(TRIES, request.userId);
  const begun = await withTransaction(db, (tx) => beginRequest(deps, tx, request));
  return { isNew: begun.isNew, suggestion: buildSuggestionAnswer(begun.row) };
}

/** An existing request, when it answers this one. */
async function findAnswer(
  db: Queryable,
  { request, now }: { request: SuggestionRequest; now: Date },
): Promise<SuggestionRow | null> {
  const known = await findNewestOf(db, request);
  return known !== null && answersAgain({ known, typed: request, now }) ? known : null;
}

/**
 * One at a time is prepared for a website: another click may have begun it meanwhile. The account is locked, so that two
 * tabs or processes never pass the day's number together.
 */
async function beginRequest(
  { clock, queue }: SuggestionsDeps,
  tx: Transaction,
  request: SuggestionRequest,
): Promise<{ isNew: boolean; row: SuggestionRow }> {
  await lockAccount(tx, request.userId);
  const now = clock.now();
  const known = await findAnswer(tx, { request, now });
  if (known !== null) return { isNew: false, row: known };
  await failLost(tx, request);
  const { perDay, left } = await getSuggestionAllowance(tx, { userId: request.userId, now });
  if (left === 0) throw buildRefusal({ perDay, now });
  const id = newId<SuggestionId>();
  const row = await insertPending(tx, { ...request, id, createdAt: now, expiresAt: expiryOf(now) });
  await queue.enqueue(tx, prepareSuggestionsJob, { suggestionId: id }, { groupId: request.userId });
  return { isNew: true, row };
}

function buildRefusal({ perDay, now }: { perDay: number; now: Date }): AppError {
  const waitMs = romeDaySpan(now).until.getTime() - now.getTime();
  return new AppError('suggestions.daily_limit', {
    message: describeDailyLimit({ perDay }),
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
