export { CompaniesOverview } from './components/companies-overview.tsx';
export { AddPromptDialog, CompanySetup } from './components/company-forms.tsx';
export {
  DeleteCompanyDialog,
  DeletePromptDialog,
  LimitDialog,
  UpgradeDialog,
} from './components/lazy-dialogs.tsx';
export { OverviewSkeleton } from './components/overview-skeleton.tsx';
export { companiesCopy } from './copy.ts';
export { formatHost, leftOf } from './model.ts';
export { companiesKey, refreshCompanies, useCompanies, useUserLimits } from './queries.ts';
export { showFailure } from './show-failure.ts';
