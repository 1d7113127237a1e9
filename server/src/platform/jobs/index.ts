export {
  defineJob,
  handleJob,
  type Job,
  type JobExecution,
  type JobQueue,
  type JobRegistration,
  type RequeueDecision,
} from './define-job.ts';
export { createJobSystem, type JobSystem } from './job-queue.ts';
export { JOB_METRICS } from './record-attempts.ts';
export { measureJobs, QUEUE_METRICS } from './measure-jobs.ts';
export { type DeadJob } from './dead-job.ts';
