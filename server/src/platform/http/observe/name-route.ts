import { isPage } from '@citato/contract';
import type { FastifyRequest } from 'fastify';

/** Routes that machines ask all day long: their lines are not logged. */
const QUIET_ROUTES: readonly string[] = ['/healthz', '/readyz', '/metrics', '(file)'];
const OWN_ROUTE = /^\/(api\/|healthz$|readyz$|metrics$|mcp\/?$|robots\.txt$|sitemap\.xml$)/;

/** The pattern of a route instead of its address: addresses hold tokens, and there is no end of them. */
export function nameRoute(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url !== undefined) return OWN_ROUTE.test(url) ? url : '(file)';
  return isPage(request.url.split('?', 1)[0] ?? '') ? '(page)' : '(none)';
}

export function isQuietRoute(route: string): boolean {
  return QUIET_ROUTES.includes(route);
}
