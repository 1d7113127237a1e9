import type { Feature } from '#platform/context';
import type { PromptChecksDeps } from './check-prompt.ts';
import { promptCheckRoutes } from './routes.ts';

/** What may be said of a prompt while it is being typed. */
export function createPromptChecksFeature(deps: PromptChecksDeps): Feature {
  return { routes: promptCheckRoutes(deps), jobs: [], subscriptions: [] };
}
