export { createRateLimits, type RateLimit, type RateLimits } from './rate-limits.ts';
export { clientNetwork } from './rules/client-network.ts';
export { runExclusively } from './run-exclusively.ts';
export { deleteExpiredCounts, deleteExpiredLeases } from './store.ts';
export { createTurns, type Turns } from './turns.ts';
export { describeWait } from './templates/wait-text.ts';
