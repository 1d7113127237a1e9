export { CompanySetup } from './edit/components/lazy-company-setup.tsx';
export {
  AddCompanyDialog,
  AddPromptDialog,
  ChangePromptDialog,
  DeleteChosenDialog,
  DeleteCompanyDialog,
  DeletePromptDialog,
} from './edit/components/lazy-dialogs.tsx';
export { LabelChip } from './labels/components/label-chip.tsx';
export { LabelChoice } from './labels/components/label-choice.tsx';
export { LabelFilter } from './labels/components/label-filter.tsx';
export { LabelMenu } from './labels/components/label-menu.tsx';
export { listCarried } from './labels/model.ts';
export { useLabels } from './labels/queries.ts';
export { OverviewSkeleton } from './list/components/overview-skeleton.tsx';
export { RereadingNote } from './list/components/rereading-note.tsx';
export { companiesCopy } from './list/copy.ts';
export { companyDraft, NEW_COMPANY, promptDraft } from './list/kept-drafts.ts';
export {
  addFirstProgress,
  addLeftOut,
  type FirstProgress,
  hasAnalysisLeft,
  isNeverAnalysed,
  leftOf,
} from './list/model.ts';
export { nameAnalysisHolder, PLAN_NAMES } from './list/plan-names.ts';
export {
  companiesKey,
  refreshChangedList,
  refreshCompanies,
  refreshPrompts,
  useCompanies,
  useUserLimits,
} from './list/queries.ts';
export { useShowFailure } from './list/use-show-failure.ts';
export { AskedLine } from './markets/components/asked-line.tsx';
export { AskedQuestion } from './markets/components/asked-question.tsx';
export { MarketField } from './markets/components/lazy-fields.tsx';
export { countElsewhere } from './markets/count-elsewhere.ts';
export { takeMarket } from './markets/market-model.ts';
export { ImportButton } from './prompt-import/components/import-button.tsx';
