import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import { type Viewer, canView } from '#lib/viewer';

/** The account to ask for a company as, when the viewer may see it: a client's others are not found. */
export function getAccountOfCompany(viewer: Viewer, companyId: CompanyId): AccountId {
  if (!canView(viewer, companyId)) throw new AppError('companies.not_found');
  return viewer.accountId;
}
