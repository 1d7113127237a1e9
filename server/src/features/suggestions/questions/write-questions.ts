import * as z from 'zod';
import type { AccountId } from '#lib/ids';
import { cleanQuestions, MIN_QUESTIONS, MAX_QUESTIONS } from '../rules/clean-questions.ts';
import { buildMaterial, WRITING_INSTRUCTIONS } from '../rules/question-brief.ts';
import type { CompanyDigest } from '../rules/site-digest.ts';
import { listOwnNames } from './suggest-questions.ts';
import type { SuggestionsDeps } from '../suggestions-deps.ts';

const MAX_WRITTEN = 40;

/** Bounds are refinements, which are not in the schema sent to the model: not every provider accepts them there. */
const writtenQuestions = z.strictObject({
  questions: z
    .array(z.string().describe('One question as a customer types it.'))
    .refine((questions) => questions.length <= MAX_WRITTEN)
    .describe(`${String(MIN_QUESTIONS)} to ${String(MAX_QUESTIONS)} questions.`),
});

/** Questions by the writing model, cleaned; none without a model, a site that was read or budget, or when it fails. */
export async function writeQuestions(
  deps: SuggestionsDeps,
  { userId, company, signal }: { userId: AccountId; company: CompanyDigest; signal: AbortSignal },
): Promise<string[]> {
  const { writer, log } = deps;
  // A site that was not read does not count against the user's day, so it must not cost us a call either.
  if (writer === null || company.site === null) return [];
  const reply = await writer.write({
    question: {
      instructions: WRITING_INSTRUCTIONS,
      material: buildMaterial(company),
      schema: writtenQuestions,
    },
    writing: { purpose: 'suggestion', payer: { userId, promptId: null, analysisId: null } },
    signal,
  });
  if (reply === null) return [];
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
