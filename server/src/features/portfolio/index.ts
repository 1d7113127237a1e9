import type { Context, Feature } from '#platform/context';
import { portfolioRoutes } from './routes.ts';

export { exportFor } from './export-portfolio.ts';

/** All companies of an organisation in one table: how each does among the others, and who looks after it. */
export function createPortfolioFeature(deps: Context): Feature {
  return { routes: portfolioRoutes(deps), jobs: [], subscriptions: [] };
}
