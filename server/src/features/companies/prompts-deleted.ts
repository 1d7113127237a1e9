import * as z from 'zod';
import { defineEvent } from '#platform/events';

/** Prompts were deleted; their measurements are still to be erased. */
export const promptsDeleted = defineEvent({ name: 'companies.prompts-deleted', schema: z.object({}) });
