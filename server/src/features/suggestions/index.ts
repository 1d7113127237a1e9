import type { Feature } from '#platform/context';
import { suggestionJobs } from './jobs.ts';
import { suggestionRoutes } from './routes.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';

export { readProfile } from './rules/profile/read-profile.ts';
export { nameSiteProblem } from './rules/site-problem.ts';
export { suggestQuestions } from './suggest-questions.ts';
export { exportFor } from './export-suggestions.ts';
export { countKeptOf as countSuggestions } from './store.ts';

export function createSuggestionsFeature(deps: SuggestionsDeps): Feature {
  return { routes: suggestionRoutes(deps), jobs: suggestionJobs(deps), subscriptions: [] };
}
