import { AppError } from './app-error.ts';
import type { AccountId, CompanyId } from './ids.ts';

/** What a member sees of an organisation: all its companies (null), or as a client those named. */
export interface Viewer {
  readonly accountId: AccountId;
  readonly companyIds: readonly CompanyId[] | null;
}

/** What tells one view of an account's lists from another, for caches and versions. */
export function nameView({ companyIds }: Viewer, name: string): string {
  return companyIds === null ? name : [name, ...companyIds.toSorted()].join(' ');
}

export function canView({ companyIds }: Viewer, companyId: CompanyId): boolean {
  return companyIds === null || companyIds.includes(companyId);
}

/** The account to ask for a company as, when the viewer may see it: a client's others are not found. */
export function getAccountOfCompany(viewer: Viewer, companyId: CompanyId): AccountId {
  if (!canView(viewer, companyId)) throw new AppError('companies.not_found');
  return viewer.accountId;
}
