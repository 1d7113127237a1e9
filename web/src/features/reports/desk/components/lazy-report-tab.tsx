import { lazyPart, Skeleton } from '#ui';
import { deskFailure } from '../failure-copy.ts';

export const loadReportTab = () => import('./report-tab.tsx');

export const ReportTab = lazyPart(async () => (await loadReportTab()).ReportTab, {
  waiting: <Skeleton className="mt-8 h-96 w-full" />,
  failed: deskFailure,
});
