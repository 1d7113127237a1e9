export { createReportRenderer, type ReportRenderer } from './report-renderer.ts';
export { PoolBusy, WorkerLost } from './worker-pool.ts';
