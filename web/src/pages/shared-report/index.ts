export { SharedReportPage } from './shared-report-page.tsx';
