import type { Context, Feature } from '#platform/context';
import { companyRoutes } from './routes.ts';

export { addPrompts } from './add-prompts.ts';
export {
  getOwnedCompany,
  getOwnedPrompt,
  holdOwnedPrompt,
  listOwnedPrompts,
  type OwnedCompany,
  type OwnedPrompt,
} from './check-ownership.ts';
export { createCompany } from './create-company.ts';
export { countUsage, listCompanyRows, type CompanyWithPromptRows } from './list-company-rows.ts';
export {
  holdPromptAsSystem,
  holdPromptsAsSystem,
  listNamesRevisionsAsSystem,
  listPromptsAsSystem,
  listPromptsOfCompanyAsSystem,
} from './read-as-system.ts';
export { isPromptGone, promptOwners, versionOfCompanies } from './store.ts';
export { namesChanged } from './names-changed.ts';
export { promptsAdded } from './prompts-added.ts';
export { promptsDeleted } from './prompts-deleted.ts';
export { readWebsite } from './read-website.ts';
export { dropCompany, placeCompany } from './place-company.ts';
export { setEngines } from './set-engines.ts';
export { describeNames } from './rules/company-names.ts';
export type { OwnedCompanyId, OwnedPromptId } from './rules/ownership.ts';
export type { CompanyRow, PromptRow } from './tables.ts';

export function createCompaniesFeature(deps: Context): Feature {
  return { routes: companyRoutes(deps), jobs: [], subscriptions: [] };
}
