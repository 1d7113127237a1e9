import type { Feature } from '#platform/context';
import { exportOrganisation } from './export-suggestions.ts';
import { suggestionJobs } from './jobs.ts';
import { suggestionRoutes } from './routes.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';
import { visitorAnswerJobs } from './visitor-answers/jobs.ts';
import { visitorAnswerRoutes } from './visitor-answers/routes.ts';
import type { VisitorAnswersDeps } from './visitor-answers/visitor-answers-deps.ts';

export { countKeptOf as countSuggestions } from './store.ts';

/** What a website tells before anything is monitored: questions worth asking, and one answer for a visitor. */
export function createSuggestionsFeature(deps: SuggestionsDeps & VisitorAnswersDeps): Feature {
  return {
    routes: [...suggestionRoutes(deps), ...visitorAnswerRoutes(deps)],
    jobs: [...suggestionJobs(deps), ...visitorAnswerJobs(deps)],
    subscriptions: [],
    exportOrganisation,
  };
}
