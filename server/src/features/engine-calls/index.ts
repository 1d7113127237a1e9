import type { Context, Feature } from '#platform/context';
import { exportOrganisation } from './export-calls.ts';
import type { SpendingDeps } from './spending/get-user-spending.ts';
import { engineCallRoutes } from './routes.ts';
import type { SharedPermits } from './permits/share-permits.ts';

export { type CallBatchers, createCallBatchers } from './budget/batch-calls.ts';
export { bookShares, bookUnlimited } from './budget/book-calls.ts';
export { createWriter } from './calls/create-writer.ts';
export { measureExpenses } from './spending/measure-expenses.ts';
export { type MadeCall, makeBookedCall } from './calls/make-booked-call.ts';
export { type GuardedCallDeps, makeGuardedCall } from './calls/make-guarded-call.ts';
export type { PermitPurpose } from './permits/lease-permits.ts';
export { ENGINE_CALL_METRICS } from './metrics.ts';
export { budgetLeftMicroDollars, budgetMicroDollars, isLimited } from './rules/daily-budget.ts';
export { toEuroCents } from './rules/euro-cents.ts';
export { readBreaker } from './rules/engine-breaker.ts';
export type { Guarded } from './tables.ts';
export { settleCalls } from './budget/settle-calls.ts';
export { createSharedPermits, type SharedPermits } from './permits/share-permits.ts';
export { findBreaker } from './store/breakers.ts';
export { sumCallDays, sumCallsSince } from './store/engine-days.ts';
export {
  type NewEngineCall,
  releaseCallsOfAccount,
  releaseCallsOfPrompt,
  type SettledCall,
  updateSettled,
} from './store/ledger.ts';
export { hasCalls } from './store/spending.ts';
export { sumLeasedPermits } from './store/permit-leases.ts';
export { type BreakerVerdict, askBreaker } from './breakers/watch-engine.ts';

/** The only way to call a paid model. */
export function createEngineCallsFeature(deps: Context & SpendingDeps & { permits: SharedPermits }): Feature {
  const stop = () => deps.permits.close();
  return { routes: engineCallRoutes(deps), jobs: [], subscriptions: [], exportOrganisation, stop };
}
