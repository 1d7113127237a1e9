export { createReportRenderer, type ReportRenderer } from './report-renderer.ts';
export { type ReportSnapshot } from './report-snapshot.ts';
export { PoolBusy, WorkerLost } from './worker-pool.ts';
