export { loadReportTab, ReportTab } from './desk/components/lazy-report-tab.tsx';
export { SharedReport } from './shared/components/shared-report.tsx';
