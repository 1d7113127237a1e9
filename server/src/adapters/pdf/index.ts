export { createReportRenderer, type ReportRenderer } from './report-renderer.ts';
export { type ReportSnapshot } from '../../../../pdf/src/report-snapshot.ts';
export { PoolBusy, WorkerLost } from './worker-pool.ts';
