import * as z from 'zod';
import { romeDaySpan } from '#features/analysis';
import { bookCalls, settleCalls } from '#features/spending';
import { type EngineCallId, type UserId, newId } from '#lib/ids';
import { cleanQuestions, LEAST_QUESTIONS, MOST_QUESTIONS } from './rules/clean-questions.ts';
import { buildMaterial, WRITING_INSTRUCTIONS } from './rules/question-brief.ts';
import type { CompanyDigest } from './rules/site-digest.ts';
import { listOwnNames } from './rules/suggest-questions.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';

const MOST_WRITTEN = 40;

/** Bounds are refinements, which the schema sent to the model does not carry: not every provider accepts them there. */
const writtenQuestions = z.strictObject({
  questions: z
    .array(z.string().describe('One question as a customer types it.'))
    .refine((questions) => questions.length <= MOST_WRITTEN)
    .describe(`${String(LEAST_QUESTIONS)} to ${String(MOST_QUESTIONS)} questions.`),
});

/** Questions by the writer, cleaned; none without a writer or budget, or when it fails. The call is booked before it. */
export async function writeQuestions(
  deps: SuggestionsDeps,
  { userId, company, signal }: { userId: UserId; company: CompanyDigest; signal: AbortSignal },
): Promise<string[]> {
  const { writer, db, clock, log } = deps;
  // Knowing a name and a domain alone, a model would make the company up.
  const isKnown = company.site !== null || company.description !== null;
  if (writer === null || !isKnown) return [];
  const callId = await book(deps, userId);
  if (callId === null) return [];
  const reply = await writer.ask(
    { instructions: WRITING_INSTRUCTIONS, material: buildMaterial(company), schema: writtenQuestions },
    { signal },
  );
  await settleCalls(db, {
    calls: [{ id: callId, status: reply.status, costMicroDollars: Math.round(reply.costMicroDollars) }],
    finishedAt: clock.now(),
  });
  if (reply.status === 'failed') {
    log.warn(
      { engine: writer.engine, kind: reply.kind, detail: reply.detail },
      'no suggestions were written',
    );
    return [];
  }
  return cleanQuestions({
    questions: reply.value.questions,
    ownNames: listOwnNames(company),
    websiteUrl: company.websiteUrl,
  });
}

/** Null: the day's budget is spent. */
async function book(
  { writer, db, clock, policy }: SuggestionsDeps,
  userId: UserId,
): Promise<EngineCallId | null> {
  if (writer === null) return null;
  const now = clock.now();
  const call = {
    id: newId<EngineCallId>(),
    userId,
    promptId: null,
    analysisId: null,
    purpose: 'suggestion' as const,
    engine: writer.engine,
    model: writer.model,
    estimatedCostMicroDollars: writer.estimatedCostMicroDollars,
    startedAt: now,
  };
  const budget = { budgetCents: policy.dailyBudgetCents, day: romeDaySpan(now) };
  const [booked] = await bookCalls(db, { calls: [call], ...budget });
  return booked?.id ?? null;
}
