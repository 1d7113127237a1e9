export { createReportRenderer, type PdfTask, type ReportRenderer } from './report-renderer.ts';
export { PoolBusy } from './worker-pool.ts';
export { WorkerLost } from './keep-workers.ts';
