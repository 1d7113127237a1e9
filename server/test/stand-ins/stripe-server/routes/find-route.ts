import { chargeRoutes } from './charges.ts';
import { customerRoutes } from './customers.ts';
import { invoiceRoutes } from './invoices.ts';
import { previewRoutes } from './previews.ts';
import { priceRoutes } from './prices.ts';
import type { Route } from './route.ts';
import { setupIntentRoutes } from './setup-intents.ts';
import { subscriptionRoutes } from './subscriptions.ts';

export const ROUTES = [
  chargeRoutes,
  customerRoutes,
  // Before the invoices, whose ids would match its path.
  previewRoutes,
  invoiceRoutes,
  priceRoutes,
  setupIntentRoutes,
  subscriptionRoutes,
]
  .flat()
  .map((route) => ({ route, shape: new RegExp(`^${route.path.replace(/:id/g, '([^/]+)')}$`) }));

/** The route of a request with the ids in its path; null when the API has none. */
export function findRoute(method: string, path: string): { route: Route; ids: string[] } | null {
  for (const { route, shape } of ROUTES) {
    const match = route.method === method ? shape.exec(path) : null;
    if (match !== null) return { route, ids: match.slice(1).map(decodeURIComponent) };
  }
  return null;
}
