import { companiesCopy, OverviewSkeleton } from '#features/companies';
import { lazyPart } from '#ui';

const { loadFailed, loadFailedText } = companiesCopy.overview;

export const loadOverview = () => import('./companies-overview.tsx');

/** All companies, loaded where they are shown: a company's screen stands without them. */
export const CompaniesOverview = lazyPart(async () => (await loadOverview()).CompaniesOverview, {
  waiting: <OverviewSkeleton />,
  failed: { title: loadFailed, text: loadFailedText },
});
