import type { Context, Feature } from '#platform/context';
import type { SpendingDeps } from './get-user-spending.ts';
import { engineCallRoutes } from './routes.ts';
import type { SharedSlots } from './share-slots.ts';

export { bookCalls, bookShares } from './book-calls.ts';
export { exportFor } from './export-calls.ts';
export { getExpenses } from './get-expenses.ts';
export { settleCalls } from './settle-calls.ts';
export {
  type NewEngineCall,
  type SettledCall,
  hasCalls,
  releaseCallsOfAccount,
  releaseCallsOfPrompt,
} from './store/ledger.ts';
export { createSharedSlots, type SharedSlots } from './share-slots.ts';
export { createWriter, type Writer } from './create-writer.ts';
export { noteAnswer, noteFailure, type EngineGate, passGate } from './watch-engine.ts';
export { readBreaker } from './rules/engine-breaker.ts';
export { findBreaker } from './store/breakers.ts';
export { sumLentSlots } from './store/slots.ts';
export { askEngine } from './ask-engine.ts';

/** The only door to a paid model. */
export function createEngineCallsFeature(deps: Context & SpendingDeps & { slots: SharedSlots }): Feature {
  return {
    routes: engineCallRoutes(deps),
    jobs: [],
    subscriptions: [],
    stop: () => deps.slots.close(),
  };
}
