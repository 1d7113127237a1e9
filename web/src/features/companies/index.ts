export { CompanySetup } from './components/lazy-company-setup.tsx';
export {
  AddCompanyDialog,
  AddPromptDialog,
  ChangePromptDialog,
  DeleteChosenDialog,
  DeleteCompanyDialog,
  DeletePromptDialog,
} from './components/lazy-dialogs.tsx';
export { PromptCostNote } from './components/prompt-cost-note.tsx';
export { RereadingNote } from './components/rereading-note.tsx';
export { OverviewSkeleton } from './components/overview-skeleton.tsx';
export { companiesCopy } from './copy.ts';
export { companyDraft, NEW_COMPANY, promptDraft } from './kept-drafts.ts';
export {
  addFirstProgress,
  addLeftOut,
  type FirstProgress,
  hasAnalysisLeft,
  isNeverAnalysed,
  leftOf,
} from './model.ts';
export { nameAnalysisHolder, PLAN_NAMES } from './plan-names.ts';
export {
  companiesKey,
  refreshChangedList,
  refreshCompanies,
  refreshPrompts,
  useAddPrompts,
  useCompanies,
  useUserLimits,
} from './queries.ts';
export { useDescribeStart } from './use-analysis-left.ts';
export { useShowFailure } from './use-show-failure.ts';
