export { parseBoardSearch } from './board/board-search-model.ts';
export { DashboardSkeleton } from './dashboard/components/dashboard-skeleton.tsx';
export { CompanyDashboard } from './dashboard/components/lazy-company-dashboard.tsx';
export { type DashboardSearch, parseDashboardSearch } from './dashboard/dashboard-search.ts';
export { useLiveUpdates } from './dashboard/use-live-updates.ts';
export { useNewDataAlert } from './dashboard/use-new-data-alert.ts';
export { CompaniesOverview, loadOverview } from './overview/components/lazy-companies-overview.tsx';
export type { WantedAnswers } from './overview/components/figure-answers.tsx';
