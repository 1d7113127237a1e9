import { api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { getHealth } from './get-health.ts';
import type { HealthDeps } from './health-deps.ts';

export function healthRoutes(deps: HealthDeps): RouteImplementation[] {
  return [implement(api.getHealth, async () => ({ status: 200, body: await getHealth(deps) }))];
}
