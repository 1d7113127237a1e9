export { bookCalls, bookShare } from './book-calls.ts';
export { settleCalls } from './settle-calls.ts';
export type { NewEngineCall, SettledCall } from './store.ts';
