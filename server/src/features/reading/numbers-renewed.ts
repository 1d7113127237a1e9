import * as z from 'zod';
import { type PromptId, type UserId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/** Stored answers of a prompt were read again, under other names or with other numbers; those stand now. */
export const numbersRenewed = defineEvent({
  name: 'reading.numbers-renewed',
  schema: z.object({
    promptId: z.uuid().transform((id) => toId<PromptId>(id)),
    userId: z.uuid().transform((id) => toId<UserId>(id)),
  }),
});
