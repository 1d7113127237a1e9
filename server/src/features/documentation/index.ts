import type { Feature } from '#platform/context';
import { documentationRoutes } from './routes.ts';

/** The operators' guide and the reference of the API, for administrators. */
export function createDocumentationFeature(): Feature {
  return { routes: documentationRoutes(), jobs: [], subscriptions: [] };
}
