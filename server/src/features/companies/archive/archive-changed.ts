import * as z from 'zod';
import { type CompanyId, type PromptId, type AccountId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/**
 * Prompts of an account were archived or came back. Subscribers read the prompts' present state: events may arrive out
 * of order.
 */
export const archiveChanged = defineEvent({
  name: 'archive.archive-changed',
  schema: z.object({
    change: z.enum(['archived', 'restored']),
    userId: z.uuid().transform((id) => toId<AccountId>(id)),
    /** The companies of these prompts. */
    companyIds: z.array(z.uuid().transform((id) => toId<CompanyId>(id))),
    promptIds: z.array(z.uuid().transform((id) => toId<PromptId>(id))),
  }),
});
