export { isClockBelieved, purgeJob, removeInBatches } from './run-purge.ts';
