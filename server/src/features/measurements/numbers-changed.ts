import * as z from 'zod';
import { type AccountId, type PromptId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/** Stored answers of a prompt were read again, under other names or with other results; `reading` announces it. */
export const numbersChanged = defineEvent({
  name: 'reading.numbers-changed',
  schema: z.object({
    promptId: z.uuid().transform((id) => toId<PromptId>(id)),
    userId: z.uuid().transform((id) => toId<AccountId>(id)),
  }),
});
