import * as z from 'zod';
import { type PromptId, type AccountId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/** Prompts were paused or go on. Subscribers read their present state: events may arrive out of order. */
export const activityChanged = defineEvent({
  name: 'companies.activity-changed',
  schema: z.object({
    userId: z.uuid().transform((id) => toId<AccountId>(id)),
    promptIds: z.array(z.uuid().transform((id) => toId<PromptId>(id))),
  }),
});
