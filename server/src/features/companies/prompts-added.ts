import * as z from 'zod';
import { type CompanyId, type PromptId, type AccountId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/** Prompts were added that were never asked: their first analysis may start. */
export const promptsAdded = defineEvent({
  name: 'companies.prompts-added',
  schema: z.object({
    userId: z.uuid().transform((id) => toId<AccountId>(id)),
    companyId: z.uuid().transform((id) => toId<CompanyId>(id)),
    promptIds: z.array(z.uuid().transform((id) => toId<PromptId>(id))),
  }),
});
