export { createRateLimits, type RateLimits } from './rate-limits.ts';
export { clientNetwork } from './rules/client-network.ts';
export { deleteExpiredCounts } from './store.ts';
export { describeWait } from './rules/wait-text.ts';
