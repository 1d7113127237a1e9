import { createBatchers } from '#features/analysis';
import type { Feature } from '#platform/context';
import type { AdminFeatureDeps } from './admin-deps.ts';
import { documentationRoutes } from './documentation/routes.ts';
import type { HealthDeps } from './health/health-deps.ts';
import { measureHealth } from './health/metrics.ts';
import { healthRoutes } from './health/routes.ts';
import { paymentTestJobs } from './payment-tests/jobs.ts';
import type { PaymentTestsDeps } from './payment-tests/payment-tests-deps.ts';
import { paymentTestRoutes } from './payment-tests/routes.ts';
import { adminRoutes } from './routes.ts';

export { HEALTH_METRICS } from './health/metrics.ts';

/** What the operator sees and does: the panel, health, the documentation, test runs of the payments. */
export function createOperatorFeature({
  panel,
  health,
  paymentTests,
}: {
  panel: AdminFeatureDeps;
  health: HealthDeps;
  paymentTests: PaymentTestsDeps;
}): Feature {
  measureHealth(health.metrics, health);
  return {
    routes: [
      ...paymentTestRoutes(paymentTests),
      ...healthRoutes(health),
      ...documentationRoutes(),
      ...adminRoutes({ ...panel, ...createBatchers(panel) }),
    ],
    jobs: paymentTestJobs(paymentTests),
    subscriptions: [],
  };
}
