import * as z from 'zod';
import { type AnalysisId, type CompanyId, type PromptId, type AccountId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/**
 * An analysis ended: with ok answers and new numbers, or failed without a single one. `analysis` announces it; it is
 * defined here because whoever listens reads the numbers.
 */
export const analysisFinished = defineEvent({
  name: 'analysis.analysis-finished',
  schema: z.object({
    analysisId: z.uuid().transform((id) => toId<AnalysisId>(id)),
    promptId: z.uuid().transform((id) => toId<PromptId>(id)),
    companyId: z.uuid().transform((id) => toId<CompanyId>(id)),
    userId: z.uuid().transform((id) => toId<AccountId>(id)),
    outcome: z.enum(['finished', 'failed']),
  }),
});
