import type { Feature } from '#platform/context';
import { type CompaniesDeps, companyRoutes } from './routes.ts';

export {
  getOwnedCompany,
  getOwnedPrompt,
  holdOwnedPrompt,
  listEverythingOwned,
  listOwnedPrompts,
  type OwnedCompany,
  type OwnedPrompt,
} from './check-ownership.ts';
export { exportFor } from './export-companies.ts';
export {
  type CompanyWithPromptRows,
  countUsage,
  listCompanyRows,
  listNamesOfCompanies,
} from './list-company-rows.ts';
export { namesChanged } from './names-changed.ts';
export { dropCompany, placeCompany } from './place-company.ts';
export { promptsAdded } from './prompts-added.ts';
export { promptsDeleted } from './prompts-deleted.ts';
export {
  holdPromptAsSystem,
  holdPromptsAsSystem,
  listNamesRevisionsAsSystem,
  listPromptsAsSystem,
  listPromptsOfCompanyAsSystem,
} from './read-as-system.ts';
export { readWebsite } from './read-website.ts';
export { describeNewCompany, describeNewPrompt } from './rules/describe-new.ts';
export type { OwnedCompanyId, OwnedPromptId } from './rules/ownership.ts';
export {
  companiesOf,
  countCreated,
  countHeld,
  isPromptArchived,
  isPromptGone,
  isPromptStored,
  promptOwners,
  ratedPrompts,
} from './store.ts';
export { companies, prompts, type PromptRow } from './tables.ts';

export function createCompaniesFeature(deps: CompaniesDeps): Feature {
  return { routes: companyRoutes(deps), jobs: [], subscriptions: [] };
}
