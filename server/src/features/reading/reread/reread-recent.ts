import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { RereadingProgress } from '@citato/contract';
import type { OwnedPrompt } from '#features/companies';
import { buildThirtyDayWindow, findLastDay } from '#features/measurements';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { rereadBatch } from './reread-answers.ts';
import { deleteRereadingProgress, replaceRereadingProgress } from '../store/rereading-progress.ts';
import { countReadings } from '../store/rereading.ts';

type Deps = Pick<Context, 'db' | 'live'>;

/** A prompt with the first day of its current figures. */
interface Scope {
  readonly promptId: PromptId;
  readonly firstDay: RomeDay;
}

/**
 * Reads the answers behind a company's current figures again before all older ones, so that a user who corrected a name
 * has new figures in seconds, however long the history. Names learned from older answers are not known yet: every
 * answer is read in its turn afterwards.
 */
export async function rereadRecent(
  deps: Deps,
  { company, prompts }: { company: OwnedPrompt['company']; prompts: readonly OwnedPrompt[] },
  {
    signal,
    answersPerBatch: limit,
    renewNumbers,
  }: {
    signal: AbortSignal;
    answersPerBatch: number;
    renewNumbers: (promptId: PromptId) => Promise<void>;
  },
): Promise<void> {
  for (const { promptId, firstDay } of await countScopes(deps, { company, prompts })) {
    do {
      signal.throwIfAborted();
      await yieldToEventLoop();
    } while ((await rereadBatch(deps, promptId, { limit, aheadFrom: firstDay })) === 'more');
    await renewNumbers(promptId);
  }
  await tellProgress(deps, { company, rereading: null });
}

/** The prompts whose answers are to be read; none when those in scope are already read under the present names. */
async function countScopes(
  deps: Deps,
  { company, prompts }: { company: OwnedPrompt['company']; prompts: readonly OwnedPrompt[] },
): Promise<Scope[]> {
  const { namesRevision } = company;
  // Where no user corrected names, no user waits: the reader has another version.
  if (namesRevision === 0) return [];
  const scopes: Scope[] = [];
  const rereading = { done: 0, total: 0 };
  for (const { prompt } of prompts) {
    const lastDay = await findLastDay(deps.db, prompt.id);
    if (lastDay === null) continue;
    const { firstDay } = buildThirtyDayWindow({ lastDay, seriesSince: prompt.seriesSince });
    const { done, total } = await countReadings(deps.db, {
      companyId: company.id,
      promptId: prompt.id,
      namesRevision,
      firstDay,
    });
    rereading.done += done;
    rereading.total += total;
    scopes.push({ promptId: prompt.id, firstDay });
  }
  if (rereading.done === rereading.total) return [];
  await tellProgress(deps, { company, rereading });
  return scopes;
}

/** Null: the figures are new. A deleted company has no user to notify. */
async function tellProgress(
  { db, live }: Deps,
  {
    company: { id: companyId, userId },
    rereading,
  }: { company: OwnedPrompt['company']; rereading: RereadingProgress | null },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const isKnown =
      rereading === null
        ? await deleteRereadingProgress(tx, companyId)
        : await replaceRereadingProgress(tx, { companyId, userId, ...rereading });
    if (isKnown)
      await live.publish(tx, { userId, event: { type: 'company.rereading', companyId, rereading } });
  });
}
