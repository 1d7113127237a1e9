import type { Context, Feature } from '#platform/context';
import { archiveJobs } from './archive/jobs.ts';
import { archiveRoutes } from './archive/routes.ts';
import { labelRoutes } from './labels/routes.ts';
import { type CompaniesDeps, companyRoutes } from './routes.ts';

export { activityChanged } from './activity-changed.ts';
export { archiveChanged } from './archive/archive-changed.ts';
export { grantPlan } from './archive/grant-plan.ts';
export { previewAllowance } from './archive/preview-allowance.ts';
export { settleOverrides } from './archive/settle-overrides.ts';
export { settlePlan } from './archive/settle-plan.ts';
export { dropCompany, placeCompany } from './edit/place-company.ts';
export { exportFor } from './export-companies.ts';
export { getAccountOfPrompt } from './get-account-of-prompt.ts';
export { countUsage, listCompanyRows } from './list-company-rows.ts';
export { listViewedPrompts } from './list-viewed-prompts.ts';
export { namesChanged } from './names-changed.ts';
export {
  type OwnedPrompt,
  getOwnedCompany,
  getOwnedPrompt,
  holdOwnedPrompts,
  listEverythingOwned,
  listOwnedPrompts,
} from './ownership/check-ownership.ts';
export {
  findPromptAfterAsSystem,
  holdPromptAsSystem,
  holdPromptsAsSystem,
  listCompanyOwnersAsSystem,
  listNamesRevisionsAsSystem,
  listPromptsAsSystem,
  listPromptsOfCompanyAsSystem,
  listRatedPromptsAsSystem,
  listRatedPromptsOfAsSystem,
} from './ownership/read-as-system.ts';
export { promptsAdded } from './prompts-added.ts';
export { promptsDeleted } from './prompts-deleted.ts';
export { describeNewCompany } from './rules/describe-new.ts';
export type { OwnedCompanyId, OwnedPromptId } from './rules/ownership.ts';
export { isPromptStored } from './store/prompts.ts';
export { promptIs } from './store/sql-parts.ts';
export { loadSeries } from './load-series.ts';
export { countCreated, countHeld } from './store/counts.ts';

/** Companies and their prompts; what a plan does not hold is archived: hidden, brought back by an upgrade, deleted after thirty days. */
export function createCompaniesFeature(deps: CompaniesDeps & Context): Feature {
  return {
    routes: [...companyRoutes(deps), ...labelRoutes(deps), ...archiveRoutes(deps)],
    jobs: archiveJobs(deps),
    subscriptions: [],
  };
}
