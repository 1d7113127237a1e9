export { purgeJob } from './run-purge.ts';
export { removeInBatches } from './remove-in-batches.ts';
