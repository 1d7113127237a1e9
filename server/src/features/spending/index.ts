export { bookCalls, bookShares } from './book-calls.ts';
export { exportFor } from './export-calls.ts';
export { getExpenses } from './get-expenses.ts';
export { getUserExpenses } from './get-user-expenses.ts';
export { toEuroCents } from './rules/euro-cents.ts';
export { settleCalls } from './settle-calls.ts';
export {
  type NewEngineCall,
  type SettledCall,
  hasCalls,
  releaseCallsOfAccount,
  releaseCallsOfPrompt,
} from './store.ts';
