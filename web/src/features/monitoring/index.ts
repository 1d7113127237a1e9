export { CompanyDashboard } from './components/lazy-company-dashboard.tsx';
export { DashboardSkeleton } from './components/dashboard-skeleton.tsx';
export { parseDashboardSearch, type DashboardSearch } from './dashboard-search.ts';
export { useLiveUpdates } from './use-live-updates.ts';
export { useNewDataAlert } from './use-new-data-alert.ts';
