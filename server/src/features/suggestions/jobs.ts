import { handleJob, type JobRegistration } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { prepareSuggestionsJob } from './prepare-job.ts';
import { prepareSuggestions } from './prepare-suggestions.ts';
import { purgeSuggestions, purgeSuggestionsJob } from './purge-suggestions.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';

/** Mostly waits for websites; a page is parsed in some ten milliseconds. */
const SITES_AT_A_TIME = 4;
const PURGE_EVERY_SECONDS = 60 * 60;

export function suggestionJobs(deps: SuggestionsDeps): JobRegistration[] {
  return [
    handleJob(prepareSuggestionsJob, {
      run: (payload, execution) => prepareSuggestions(deps, payload, execution),
      concurrency: SITES_AT_A_TIME,
    }),
    purgeJob(deps, purgeSuggestionsJob, {
      purge: (signal) => purgeSuggestions(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
