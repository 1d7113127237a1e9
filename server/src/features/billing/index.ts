export { getPlanStatus } from './get-plan-status.ts';
export { listSubscriptions as exportFor } from './store.ts';
