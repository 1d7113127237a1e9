import type { Feature } from '#platform/context';
import { visitorAnswerJobs } from './jobs.ts';
import { visitorAnswerRoutes } from './routes.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

/** One question and one answer about a visitor's site, before there is an account. */
export function createVisitorAnswersFeature(deps: VisitorAnswersDeps): Feature {
  return { routes: visitorAnswerRoutes(deps), jobs: visitorAnswerJobs(deps), subscriptions: [] };
}
