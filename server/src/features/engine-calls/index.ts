import type { Context, Feature } from '#platform/context';
import type { SpendingDeps } from './spending/get-user-spending.ts';
import { engineCallRoutes } from './routes.ts';
import type { SharedSlots } from './permits/share-slots.ts';

export { askEngine } from './calls/ask-engine.ts';
export { askForVisitor, type VisitorCallDeps } from './calls/ask-for-visitor.ts';
export { type CallBatchers, createCallBatchers } from './budget/batch-calls.ts';
export { bookShares, bookUnlimited } from './budget/book-calls.ts';
export { createWriter, type Writer } from './calls/create-writer.ts';
export { exportFor } from './export-calls.ts';
export { measureExpenses } from './spending/measure-expenses.ts';
export { makeModelCall } from './calls/make-model-call.ts';
export type { SlotPurpose } from './permits/lease-slots.ts';
export { ENGINE_CALL_METRICS, recordCall } from './metrics.ts';
export { budgetLeftMicroDollars, budgetMicroDollars, isLimited } from './rules/daily-budget.ts';
export { toEuroCents } from './rules/euro-cents.ts';
export { mayBeOfPrompt, readBreaker } from './rules/engine-breaker.ts';
export type { Guarded } from './tables.ts';
export { settleCalls } from './budget/settle-calls.ts';
export { createSharedSlots, type SharedSlots } from './permits/share-slots.ts';
export { findBreaker } from './store/breakers.ts';
export { sumCallDays, sumCallsSince } from './store/engine-days.ts';
export {
  hasCalls,
  type NewEngineCall,
  releaseCallsOfAccount,
  releaseCallsOfPrompt,
  type SettledCall,
} from './store/ledger.ts';
export { sumLentSlots } from './store/slots.ts';
export {
  type EngineGate,
  findOpenGates,
  noteAnswer,
  noteFailure,
  passGate,
} from './breakers/watch-engine.ts';

/** The only door to a paid model. */
export function createEngineCallsFeature(deps: Context & SpendingDeps & { slots: SharedSlots }): Feature {
  return {
    routes: engineCallRoutes(deps),
    jobs: [],
    subscriptions: [],
    stop: () => deps.slots.close(),
  };
}
