export { purgeJob, removeInBatches } from './run-purge.ts';
