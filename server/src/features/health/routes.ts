import { api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { describeHealth } from './describe-health.ts';
import type { HealthDeps } from './health-deps.ts';

export function healthRoutes(deps: HealthDeps): RouteImplementation[] {
  return [implement(api.getHealth, async () => ({ status: 200, body: await describeHealth(deps) }))];
}
