import * as z from 'zod';
import { type SuggestionId, toId } from '#lib/ids';
import { defineJob } from '#platform/jobs';

export const prepareSuggestionsJob = defineJob({
  name: 'suggestions.prepare-suggestions',
  schema: z.object({ suggestionId: z.uuid().transform(toId<SuggestionId>) }),
  retryLimit: 2,
});
