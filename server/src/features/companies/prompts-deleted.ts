import * as z from 'zod';
import { defineEvent } from '#platform/events';

/** Prompts are gone; what was measured for them is still to be erased. */
export const promptsDeleted = defineEvent({ name: 'companies.prompts-deleted', schema: z.object({}) });
